import { expect, test } from 'vitest';
import type { PageState } from '../page-state.ts';
import { writeState } from './write-state.ts';

const answer = { status: 'fulfilled', data: { name: '</script><b>', list: [1, null, '中文'] } };

const state = {
  store: {
    session: { isLogin: false, language: 'en', currency: null },
    api: { queries: { 'GET /a({"query":{"tag":"<"}})': answer, 'GET /b(undefined)': undefined }, provided: { tags: {}, keys: {} } },
  },
  texts: { home: { title: 'Home <b>' }, frame: {} },
  router: { loaderData: { root: null, home: undefined }, errors: null },
} as unknown as PageState;

test('it reads as it was, the second time as the first, without what is undefined', () => {
  const plain: unknown = JSON.parse(JSON.stringify(state));
  expect(JSON.parse(writeState(state))).toEqual(plain);
  expect(writeState(state)).toBe(writeState(structuredClone(state)));
});

test('nothing in it ends its script', () => {
  expect(writeState(state)).not.toContain('<');
});
