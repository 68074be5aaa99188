export { cachingOf, HEADERS } from './headers.ts';
export { type ServeOptions, type Serving, serve } from './serve.ts';
export { createServer, PAGE } from './server.ts';
