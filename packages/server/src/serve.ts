import { createServer } from './server.ts';

export interface Serving {
  /** Where the page is: `http://127.0.0.1:8080`. */
  readonly address: string;
  close(): Promise<void>;
}

/** Serves the page. Port 0: any that is free. */
export async function serve({ port = 8080, host = '127.0.0.1', page }: ServeOptions = {}): Promise<Serving> {
  const server = await createServer(page);
  const address = await server.listen({ port, host });
  return { address, close: () => server.close() };
}

export interface ServeOptions {
  readonly port?: number;
  readonly host?: string;
  /** The folder of the built page; left out: that of packages/web. */
  readonly page?: string;
}
