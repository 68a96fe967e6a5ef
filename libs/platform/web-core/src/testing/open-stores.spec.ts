import { expect, test } from 'vitest';
import { baseApi } from '../api/base-api.ts';
import { makeStore } from '../store/store.ts';
import { fakeEnvironment } from './fake-environment.ts';
import { rememberStore, settleStores } from './open-stores.ts';

const answered: string[] = [];
const answer = (name: string) => async () => {
  await new Promise((resolve) => setImmediate(resolve));
  answered.push(name);
  return { data: null };
};
const { endpoints } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    firstCall: build.query<null, void>({ queryFn: answer('first') }),
    secondCall: build.query<null, void>({ queryFn: answer('second') }),
  }),
});

test('a call that begins after another one is waited for, too', async () => {
  const store = makeStore(fakeEnvironment().environment);
  rememberStore(store);
  void store
    .dispatch(endpoints.firstCall.initiate(undefined, { subscribe: false }))
    .then(() => store.dispatch(endpoints.secondCall.initiate(undefined, { subscribe: false })));
  await settleStores();
  expect(answered).toEqual(['first', 'second']);
});
