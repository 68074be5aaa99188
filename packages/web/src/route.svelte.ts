/** Where we are: the part of the address after `#/`, split at the slashes. Works from any folder and without a server. */
class Route {
  parts: readonly string[] = $state(read());

  constructor() {
    addEventListener('hashchange', () => {
      this.parts = read();
    });
  }
}

export const route = new Route();

export function go(...parts: readonly string[]): void {
  location.hash = link(...parts);
}

export function link(...parts: readonly string[]): string {
  return `#/${parts.map(encodeURIComponent).join('/')}`;
}

function read(): string[] {
  return location.hash
    .replace(/^#\/?/, '')
    .split('/')
    .filter((part) => part !== '')
    .map((part) => {
      try {
        return decodeURIComponent(part);
      } catch {
        return part;
      }
    });
}
