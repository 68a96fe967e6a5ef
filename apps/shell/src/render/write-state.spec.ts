import { beforeAll, expect, test } from 'vitest';
import { getWebsite } from '@caravan/content/contract';
import { dehydrate, endpointFor, load, makeStore, serverEnvironment } from '@caravan/web-core';
import type { PageState } from '../page-state.ts';
import { writeState } from './write-state.ts';

let state: PageState;

beforeAll(async () => {
  const answer = { code: 200, message: 'OK', data: { WEBSITE_NAME: '</script><b>', SERVICE_EMAIL: '客服', socials: [] } };
  const store = makeStore(serverEnvironment({ token: undefined, fetch: async () => Response.json(answer) }));
  await load(store, endpointFor(getWebsite).initiate({ query: { tag: '<' } }));
  const { session, api } = dehydrate(store.getState());
  state = {
    store: { session, api: { ...api, queries: { ...api.queries, 'GET /left(undefined)': undefined } } },
    texts: { home: { title: 'Home <b>' }, frame: {} },
    router: { loaderData: { root: null, home: undefined }, errors: null },
  };
});

test('it reads as it was, the second time as the first, without what is undefined', () => {
  const plain: unknown = JSON.parse(JSON.stringify(state));
  expect(JSON.parse(writeState(state))).toEqual(plain);
  expect(writeState(state)).toBe(writeState(structuredClone(state)));
});

test('nothing in it ends its script', () => {
  expect(writeState(state)).toContain('/script>');
  expect(writeState(state)).not.toContain('<');
});
