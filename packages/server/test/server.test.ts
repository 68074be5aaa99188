import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer } from '../src/index.ts';

/** A page of three files, so that the server is tested without building the real one. */
let folder: string;
let server: FastifyInstance;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'countertop-page-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>A table</title>');
  writeFileSync(join(folder, 'assets', 'app-abc123.js'), 'export {};');
  writeFileSync(join(folder, 'assets', 'app-abc123.js.br'), brotliCompressSync('export {};'));
  server = await createServer({ page: folder });
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('the server', () => {
  it('says that it is well', async () => {
    const answer = await server.inject('/healthz');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ ok: true });
  });

  it('sends the page with a policy that allows no inline script and no other host', async () => {
    const answer = await server.inject('/');
    expect(answer.body).toContain('A table');
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it('lets hashed files be kept for ever, and sends them as compressed as the browser takes', async () => {
    const plain = await server.inject('/assets/app-abc123.js');
    expect(plain.headers['cache-control']).toContain('immutable');
    expect(plain.headers['content-encoding']).toBeUndefined();
    const small = await server.inject({ url: '/assets/app-abc123.js', headers: { 'accept-encoding': 'br, gzip' } });
    expect(small.headers['content-encoding']).toBe('br');
    expect(small.headers['content-type']).toContain('javascript');
    expect(small.headers['cache-control']).toContain('immutable');
  });

  it('lets workers, which go by the policy of their own file, compile WebAssembly and nothing else', async () => {
    const policy = String((await server.inject('/assets/app-abc123.js')).headers['content-security-policy']);
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
    expect(policy.replace('wasm-unsafe-eval', '')).not.toContain('unsafe');
  });

  it('answers what is not there with 404, and stays in its folder', async () => {
    expect((await server.inject('/nothing')).statusCode).toBe(404);
    expect((await server.inject('/..%2f..%2fetc/passwd')).statusCode).toBeGreaterThanOrEqual(400);
    const missing = await server.inject('/assets/none.js');
    expect(missing.headers['content-security-policy']).toContain("default-src 'none'");
    expect(missing.headers['cache-control'] ?? '').not.toContain('immutable');
  });

  it('does not start without a page', async () => {
    await expect(createServer({ page: join(folder, 'none') })).rejects.toThrow('page-missing');
  });
});
