/** Does what can wait until the eyes have got what they wait for: after the next frame, or at once where none is drawn. */
export function afterFrame(act: () => void): void {
  if (document.visibilityState === 'hidden') act();
  else requestAnimationFrame(() => setTimeout(act));
}

/** Lets the browser draw and answer what waits before going on. No timer: those take their time, and longer where nobody looks. */
export function nextTask(): Promise<void> {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(undefined);
  });
}

/** Does what nobody waits for: when nothing else is to be done, or in a few seconds. */
export function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 4000 });
  else setTimeout(act, 2000);
}
