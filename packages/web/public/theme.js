// Before anything is painted: the colours that were chosen, or the device's.
(() => {
  let chosen = 'system';
  try {
    chosen = JSON.parse(localStorage.getItem('countertop.settings') ?? '{}').theme ?? chosen;
  } catch {
    // Without storage the device's colours are taken.
  }
  if (chosen === 'system') {
    const asks = (query) => matchMedia(query).matches;
    chosen = asks('(prefers-contrast: more)') ? 'contrast' : asks('(prefers-color-scheme: dark)') ? 'dark' : 'light';
  }
  document.documentElement.dataset.theme = chosen;
})();
