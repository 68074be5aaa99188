/** After one visit the page works without a network. A newer page waits until somebody says so. */
class Offline {
  /** A newer page lies ready. */
  ready = $state(false);
  private waiting: ServiceWorker | null = null;

  async register(): Promise<void> {
    if (!('serviceWorker' in navigator)) return;
    try {
      const registration = await navigator.serviceWorker.register('/sw.js');
      this.look(registration);
      registration.addEventListener('updatefound', () => {
        registration.installing?.addEventListener('statechange', () => this.look(registration));
      });
    } catch {
      // Without it the page works as long as there is a network.
      return;
    }
  }

  /** Takes the newer page now. */
  update(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
    this.waiting?.postMessage({ type: 'SKIP_WAITING' });
  }

  private look({ waiting }: ServiceWorkerRegistration): void {
    // The very first one has nobody to wait for.
    this.ready = waiting !== null && navigator.serviceWorker.controller !== null;
    this.waiting = waiting;
  }
}

export const offline = new Offline();
