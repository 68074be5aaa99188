// Before anything is painted: the colours that were chosen, or the device's.
(() => {
  let chosen = 'system';
  const { dataset } = document.documentElement;
  try {
    const kept = JSON.parse(localStorage.getItem('countertop.settings') ?? '{}');
    chosen = kept.theme ?? chosen;
    dataset.ground = kept.ground ?? 'paper';
    dataset.palette = kept.palette ?? 'classic';
  } catch {
    // Without storage the device's colours are taken.
  }
  if (chosen === 'system') {
    const asks = (query) => matchMedia(query).matches;
    chosen = asks('(prefers-contrast: more)') ? 'contrast' : asks('(prefers-color-scheme: dark)') ? 'dark' : 'light';
  }
  dataset.theme = chosen;
})();
