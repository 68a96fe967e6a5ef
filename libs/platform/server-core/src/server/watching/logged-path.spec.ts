import fc from 'fast-check';
import { defineEndpoint, schemaOf } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { route } from '../../feature.ts';
import { testServer, type TestServer } from '../../testing/index.ts';
import { makeLog } from './logging.ts';

const photo = schemaOf(
  defineEndpoint<{ params: { id: string; token: string }; data: null }>()({
    method: 'GET',
    path: '/shelf/:id/photos/:token',
    login: 'none',
    tags: [],
    summary: 'A photo',
  }),
  { params: z.object({ id: z.string(), token: z.string() }), data: z.null() },
);

let server: TestServer;
let lines: string[];
const log = makeLog({ logLevel: 'trace' }, { write: (line) => void lines.push(line) });

beforeAll(async () => {
  lines = [];
  server = await testServer({
    log,
    compose: () => ({ features: [{ name: 'shelf', reasons: {}, routes: [route(photo, () => null)] }] }),
    server: { pages: { renderPage: async () => ({ status: 200, headers: {}, html: 'page', shared: false }) } },
  });
});
beforeEach(() => {
  lines = [];
});
afterAll(() => server.close());

const secret = `photo.${'k'.repeat(22)}.lx3k9.${'s3cr3t'.repeat(8)}`;
const paths = (): unknown[] => lines.map((line) => (JSON.parse(line) as { path?: unknown }).path);

it('contains the path of a call without its token and query', async () => {
  await server.app.inject(`/v1/shelf/box-1/photos/${secret}?w=1`);
  expect(paths()).toEqual(['/v1/shelf/box-1/photos/[hidden]']);
});

it('hides a short token too', async () => {
  await server.app.inject('/v1/shelf/box-1/photos/abc');
  expect(paths()).toEqual(['/v1/shelf/box-1/photos/[hidden]']);
});

it('contains the whole path of a page', async () => {
  await server.app.inject(`/faq/63/what-does-shipping-cost?token=${secret}`);
  expect(paths()).toEqual(['/faq/63/what-does-shipping-cost']);
});

it('never contains a secret, in any part of a URL', async () => {
  const around = fc.constantFrom(
    '',
    '/',
    '//',
    '?',
    '?token=',
    '&',
    '#',
    ';',
    '%2F',
    '%3Ftoken=',
    '/../',
    '/.',
    'a',
    '=',
    '%',
  );
  const start = fc.constantFrom(
    '/v1/shelf/box-1/photos/',
    '/v1/shelf//photos/',
    '/V1/shelf/a/photos/',
    '/user/resetPassword',
    '/',
    '/v1/',
  );
  await fc.assert(
    fc.asyncProperty(
      start,
      around,
      around,
      fc.constantFrom('GET', 'POST', 'HEAD', 'OPTIONS'),
      async (first, before, behind, method) => {
        lines = [];
        await server.app.inject({ method, url: `${first}${before}${secret}${behind}` } as {
          method: 'GET';
          url: string;
        });
        expect(lines.join('')).not.toContain('s3cr3t');
      },
    ),
    { numRuns: 300 },
  );
});
