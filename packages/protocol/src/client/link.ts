/** A way to the server: a WebSocket, or whatever a test puts in its place. */
export interface Link {
  send(text: string): void;
  close(): void;
}

/** What a link tells whoever dialled it. */
export interface LinkEvents {
  opened(): void;
  heard(text: string): void;
  /** It broke, or was never there. */
  closed(): void;
}

/** What a connection is given of the world: nothing in here knows a platform. */
export interface Outside {
  dial(events: LinkEvents): Link;
  /** Acts after so many milliseconds, unless it is called off. */
  later(milliseconds: number, act: () => void): () => void;
  /** Milliseconds by a clock of this side that does not jump: performance.now. */
  now(): number;
  /** From 0 to 1, for ids and for not coming back all at once. */
  random(): number;
  /** What a seat adds to fair chance. Missing: from the platform's cryptographic generator. */
  contribution?(): string;
}

/** A link over a WebSocket as browsers have it, and as `ws` has it too. */
export function socketLink(make: () => SocketLike, events: LinkEvents): Link {
  const socket = make();
  socket.onopen = () => events.opened();
  socket.onmessage = ({ data }: { readonly data: unknown }) => {
    if (typeof data === 'string') events.heard(data);
  };
  socket.onclose = () => events.closed();
  // A `close` follows every error.
  socket.onerror = () => {};
  return {
    send: (text) => {
      if (socket.readyState === OPEN) socket.send(text);
    },
    close: () => socket.close(),
  };
}

const OPEN = 1;

/** What is needed of a WebSocket. */
export interface SocketLike {
  readonly readyState: number;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  onerror: ((event: never) => void) | null;
  send(text: string): void;
  close(): void;
}
