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
  const asks = (query) => matchMedia(query).matches;
  const dark = asks('(prefers-color-scheme: dark)') ? 'dark' : '';
  if (asks('(forced-colors: active)')) chosen = dark || 'contrast';
  else if (chosen === 'system') chosen = asks('(prefers-contrast: more)') ? 'contrast' : dark || 'light';
  dataset.theme = chosen;
})();
