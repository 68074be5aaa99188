import { schema } from '@countertop/core';
import { describe, expect, test } from 'vitest';
import { EXAMPLES } from './examples.ts';
import { openApi } from './open-api.ts';
import { ROUTES, type Route } from './routes.ts';

const document = openApi();

describe('the OpenAPI document', () => {
  test('has every route, with its method', () => {
    const described = Object.entries(document.paths as Record<string, Record<string, { operationId: string }>>).flatMap(
      ([path, methods]) => Object.entries(methods).map(([method, { operationId }]) => [operationId, method, path]),
    );
    const routes = Object.entries<Route>(ROUTES).map(([name, { method, path }]) => [
      name,
      method.toLowerCase(),
      path.replace(/:(\w+)/g, '{$1}'),
    ]);
    expect(described.sort()).toEqual(routes.sort());
  });

  test('refers to nothing that is not there', () => {
    const text = JSON.stringify(document);
    const { schemas } = document.components as { schemas: Record<string, unknown> };
    for (const [, name] of text.matchAll(/"#\/components\/schemas\/(\w+)"/g)) expect(schemas).toHaveProperty(name);
    expect(Object.keys(schemas)).toEqual(expect.arrayContaining(['ClientFrame', 'ServerFrame', 'Event', 'Command']));
  });

  test.each(Object.entries(EXAMPLES))('the examples of %s are what the schemas take', (name, example) => {
    const { body, answer }: Route = ROUTES[name as keyof typeof ROUTES];
    if (example.body !== undefined && body !== undefined)
      expect(schema.read(body, example.body)).toMatchObject({ ok: true });
    if (example.answer !== undefined)
      expect(schema.read(answer, example.answer)).toEqual({ ok: true, value: example.answer });
  });
});
