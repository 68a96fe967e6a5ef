import { defineEndpoint, schemaOf, type PageRequest } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { route, type FeatureServer, type Session } from '../feature.ts';
import { testServer, type TestServer } from '../testing/index.ts';

const read = (path: `/${string}`, facts: object = {}) =>
  schemaOf(
    defineEndpoint<{ data: null }>()({ method: 'GET', path, login: 'optional', tags: [], summary: path, ...facts }),
    { data: z.null() },
  );
const change = schemaOf(
  defineEndpoint<{ data: null }>()({ method: 'POST', path: '/change', login: 'optional', tags: [], summary: 'Change' }),
  { data: z.null() },
);
const feature: FeatureServer = {
  name: 'reads',
  reasons: {},
  routes: [
    route(read('/read'), () => null),
    route(change, () => null),
    route(read('/scarce', { limit: { max: 2, minutes: 1, by: 'address' } }), () => null),
  ],
};

/** Reads from which a page is rendered. */
let paths: string[];

/** The tokens whose sessions were looked up. */
const lookUps: string[] = [];
const authenticate = async (token: string): Promise<Session> => {
  lookUps.push(token);
  return { id: token, userId: token, role: 'shopper', staffRoles: [] };
};

let server: TestServer;
beforeAll(async () => {
  server = await testServer({
    compose: () => ({ features: [feature] }),
    authenticate,
    config: { rateLimits: true },
    server: {
      pages: {
        renderPage: async ({ fetch, token }: PageRequest) => {
          const headers = new Headers(token ? { authorization: `Bearer ${token}` } : {});
          const statuses: number[] = [];
          for (const path of paths) {
            const method = path === change.endpoint.path ? 'POST' : 'GET';
            statuses.push((await fetch(`/v1${path}`, { method, headers })).status);
          }
          return { status: 200, headers: {}, html: JSON.stringify(statuses), shared: false };
        },
      },
    },
  });
});
afterAll(() => server.close());

/** The statuses of the reads of a page. */
const visit = async (remoteAddress: string, token?: string): Promise<number[]> => {
  const headers = token ? { cookie: `token=${token}` } : {};
  const { statusCode, body } = await server.app.inject({ url: '/page', remoteAddress, headers });
  return statusCode === 200 ? (JSON.parse(body) as number[]) : [statusCode];
};

describe('the reads of a page', () => {
  it('look the session up once for each page, and again after a change', async () => {
    paths = ['/read', '/read', '/scarce'];
    const before = lookUps.length;
    await visit('4.4.4.1', 'ada');
    expect(lookUps.slice(before)).toEqual(['ada']);
    await visit('4.4.4.2', 'ada');
    expect(lookUps.slice(before)).toEqual(['ada', 'ada']);
    paths = ['/read', '/change', '/read', '/read'];
    await visit('4.4.4.3', 'bob');
    expect(lookUps.slice(before + 2)).toEqual(['bob', 'bob', 'bob']);
  });

  it('count for the limit of their call, by the address of the visitor', async () => {
    paths = ['/scarce'];
    expect([await visit('1.1.1.1'), await visit('1.1.1.1'), await visit('1.1.1.1')]).toEqual([[200], [200], [429]]);
    expect((await server.app.inject({ url: '/v1/scarce', remoteAddress: '1.1.1.1' })).statusCode).toBe(429);
    expect(await visit('1.1.1.2')).toEqual([200]);
  });

  it('count for the limit of all requests of an address, with the page', async () => {
    paths = Array<string>(239).fill('/read');
    for (let pages = 0; pages < 5; pages += 1) expect(new Set(await visit('2.2.2.2'))).toEqual(new Set([200]));
    expect(await visit('2.2.2.2')).toEqual([429]);
    expect((await visit('2.2.2.3'))[0]).toBe(200);
  });

  it('count for the limit of an account, whatever its address', async () => {
    paths = Array<string>(200).fill('/read');
    const token = 'eve';
    for (const address of ['3.3.3.1', '3.3.3.2', '3.3.3.3'])
      expect(new Set(await visit(address, token))).toEqual(new Set([200]));
    expect((await visit('3.3.3.4', token))[0]).toBe(429);
  });
});
