/** Does what can wait until the eyes have got what they wait for: after the next frame, or at once where none is drawn. */
export function afterFrame(act: () => void): void {
  if (document.visibilityState === 'hidden') act();
  else requestAnimationFrame(() => setTimeout(act));
}
