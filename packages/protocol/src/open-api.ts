import type { schema } from '@countertop/core';
import { EXAMPLES } from './examples.ts';
import { PROTOCOL_VERSION } from './fields.ts';
import { clientFrameSchema, serverFrameSchema } from './frames.ts';
import { problemSchema } from './problem.ts';
import { LIVE_PATH, ROUTES, type Route, type RouteName } from './routes.ts';

type Json = Readonly<Record<string, unknown>>;
type Shape = schema.Shape;

/** Where the document is served. */
export const OPEN_API_PATH = '/api/openapi.json';

const COMPATIBILITY = `Within a version fields and kinds are added, never taken away or given another meaning: a client passes over what it does not know. Whatever would break a client gets a new version, under another path for WebSockets (\`${LIVE_PATH}\`), and the one before stays for as long as anybody is seen to use it.`;

/** All of the protocol as an OpenAPI 3.1 document: the routes, and what is said over a WebSocket as components. */
export function openApi(): Json {
  const named = new Map<string, Shape>();
  const paths: Record<string, Record<string, Json>> = {};
  for (const [name, route] of Object.entries<Route>(ROUTES)) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(name as RouteName, route, named) };
  }
  const frames = {
    ClientFrame: inlined(clientFrameSchema.shape, named, 'ask'),
    ServerFrame: inlined(serverFrameSchema.shape, named, 'tell'),
    Problem: inlined(problemSchema.shape, named, 'problem'),
  };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Countertop: the protocol of online play',
      version: `${PROTOCOL_VERSION}.0.0`,
      description: `HTTP makes and finds tables and suffices for simple programs; a WebSocket at \`${LIVE_PATH}\` carries ClientFrame and ServerFrame, one JSON text a frame. ${COMPATIBILITY}`,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    security: [{ cookie: [] }, { token: [] }],
    paths,
    components: {
      securitySchemes: {
        cookie: {
          type: 'apiKey',
          in: 'cookie',
          name: 'countertop',
          description: 'Of a guest, set by the first answer.',
        },
        token: { type: 'http', scheme: 'bearer', description: 'Of a bot account.' },
      },
      schemas: { ...frames, ...Object.fromEntries([...named].sort(([a], [b]) => (a < b ? -1 : 1))) },
    },
  };
}

function operationOf(name: RouteName, route: Route, named: Map<string, Shape>): Json {
  const { path, about, query, body, answer } = route;
  const parameters = [...path.matchAll(/:(\w+)/g)].map(([, parameter]) => ({
    name: parameter,
    in: 'path',
    required: true,
    schema: { type: 'string', pattern: '^[0-9a-z]{8,24}$' },
  }));
  const asked = Object.entries(query?.shape.properties ?? {}).map(([parameter, shape]) => ({
    name: parameter,
    in: 'query',
    required: query?.shape.required?.includes(parameter) ?? false,
    ...(shape.description === undefined ? {} : { description: shape.description }),
    schema: referring(shape, named),
  }));
  const examples = EXAMPLES[name];
  return {
    operationId: name,
    summary: about,
    ...(parameters.length + asked.length === 0 ? {} : { parameters: [...parameters, ...asked] }),
    ...(body === undefined
      ? {}
      : { requestBody: { required: true, content: json(referring(body.shape, named), examples?.body) } }),
    responses: {
      200: { description: 'Done.', content: json(referring(answer.shape, named), examples?.answer) },
      default: {
        description: 'Refused: a status from 400.',
        content: json({ type: 'object', properties: { problem: reference('Problem') }, required: ['problem'] }),
      },
    },
  };
}

function json(shape: unknown, example?: unknown): Json {
  return { 'application/json': { schema: shape, ...(example === undefined ? {} : { example }) } };
}

function reference(name: string): Json {
  return { $ref: `#/components/schemas/${name}` };
}

/** A shape in which everything that has a name is a reference, and is put among the named ones. */
function referring(shape: Shape, named: Map<string, Shape>): unknown {
  const { title } = shape;
  if (title === undefined) return inlined(shape, named);
  if (title === 'problem') return reference('Problem');
  const name = title.replace(/(?:^|[ -])(\w)/g, (_, letter: string) => letter.toUpperCase());
  if (!named.has(name)) {
    named.set(name, {});
    named.set(name, inlined(shape, named, title) as Shape);
  }
  // What is said about it here stands beside the reference.
  const { description } = shape;
  return description === undefined ? reference(name) : { description, ...reference(name) };
}

function inlined(shape: Shape, named: Map<string, Shape>, title?: string): unknown {
  const { properties, items, anyOf, additionalProperties, title: _, format, ...rest } = shape;
  return {
    ...(title === undefined ? {} : { title }),
    ...rest,
    ...(format === undefined ? {} : { format }),
    ...(properties === undefined
      ? {}
      : {
          properties: Object.fromEntries(
            Object.entries(properties).map(([name, each]) => [name, referring(each, named)]),
          ),
        }),
    ...(items === undefined ? {} : { items: referring(items, named) }),
    ...(anyOf === undefined ? {} : { anyOf: anyOf.map((each) => referring(each, named)) }),
    ...(typeof additionalProperties === 'object'
      ? { additionalProperties: referring(additionalProperties, named) }
      : additionalProperties === undefined
        ? {}
        : { additionalProperties }),
  };
}
