import { defineEndpoint, schemaOf } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { keepRoutes, openApiDocument } from './openapi-document.ts';
import { routeSchema } from './answers/route-schema.ts';

const words = z.object({ words: z.string() });

/** A route of a contract below `/v1`, as the server registers it. */
const route = (method: 'GET' | 'POST', path: `/${string}`) => {
  const endpoint = defineEndpoint<{ data: { words: string } }>()({
    method,
    path,
    login: 'shopper',
    tags: [],
    summary: path,
  });
  return {
    method,
    url: `/v1${path}`,
    schema: routeSchema('parrots', schemaOf(endpoint, { data: words })),
    config: { endpoint },
    handler: async () => undefined,
  };
};

test('the description made in parts is the one that is made in one go', async () => {
  const app = Fastify();
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => JSON.stringify);
  const kept = keepRoutes(app);
  for (const path of ['/parrots', '/parrots/names', '/cages'] as const)
    for (const method of ['GET', 'POST'] as const) app.route(route(method, path));
  app.route(route('POST', '/seeds'));
  app.get('/page', async () => 'not a call');
  const webhooks = [{ name: 'parrot.spoke', summary: 'It spoke', body: words }];
  const read = async (size: number) => JSON.parse((await openApiDocument(kept, webhooks, size)).toString());
  const whole = await read(Infinity);
  for (const size of [1, 3]) expect(await read(size)).toEqual(whole);
  expect(Object.entries(whole.paths).map(([path, calls]) => [path, Object.keys(calls as object)])).toEqual([
    ['/parrots', ['get', 'post']],
    ['/parrots/names', ['get', 'post']],
    ['/cages', ['get', 'post']],
    ['/seeds', ['post']],
  ]);
  expect(Object.keys(whole.webhooks)).toEqual(['parrot.spoke']);
});
