import { Provider } from 'react-redux';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { serverEnvironment } from '../environment/server-environment.ts';
import { load } from '../store/load.ts';
import { makeStore, type AppStore } from '../store/store.ts';
import { getNote } from '../testing/example/example.feature.tsx';
import { endpointFor, endpointName } from './endpoint-for.ts';
import { makeStill, stillQuery, stillSelect } from './still-query.ts';

const note = (id: number) => endpointFor(getNote).initiate({ params: { id } });
const answers = (path: string): Response =>
  path.endsWith('/1')
    ? Response.json({ code: 200, message: 'OK', data: { id: 1, text: 'one' } })
    : Response.json({ code: 404, message: 'Not found', data: { reason: 'not_found' } }, { status: 404 });

const newStore = (fetch: (path: string) => Promise<Response> = async (path) => answers(path)): AppStore =>
  makeStore(serverEnvironment({ token: undefined, fetch }));

type Hook = (arg: { params: { id: number } }, options: { skip?: boolean }) => object;

/** What a hook says while a page is rendered; how to ask again is a function of each own. */
const said = (store: AppStore, hook: Hook, id: number, options: { skip?: boolean }): object => {
  let result: object = {};
  const Page = () => {
    const { refetch, ...rest } = hook({ params: { id } }, options) as { refetch: unknown };
    expect(refetch).toBeTypeOf('function');
    result = rest;
    return null;
  };
  renderToString(
    <Provider store={store}>
      <Page />
    </Provider>,
  );
  return result;
};

const stores: Record<string, () => Promise<AppStore>> = {
  'nothing asked': async () => newStore(),
  'an answer': async () => {
    const store = newStore();
    await load(store, note(1));
    return store;
  },
  'a failure': async () => {
    const store = newStore();
    await load(store, note(2));
    return store;
  },
  'a question under way': async () => {
    const store = newStore(() => new Promise(() => undefined));
    void store.dispatch(note(1));
    return store;
  },
  'an answer that is asked for again': async () => {
    let calls = 0;
    const store = newStore((path) => ((calls += 1) === 1 ? Promise.resolve(answers(path)) : new Promise(() => undefined)));
    await load(store, note(1));
    void store.dispatch(endpointFor(getNote).initiate({ params: { id: 1 } }, { forceRefetch: true }));
    return store;
  },
};

const cases = Object.keys(stores).flatMap((name) => [1, 2].flatMap((id) => [false, true].map((skip) => [name, id, skip] as const)));

test.each(cases)('%s, note %i, skipped: %s: both hooks say the same', async (name, id, skip) => {
  const store = (await stores[name]?.()) ?? newStore();
  expect(import.meta.env.SSR, 'tests render as a browser does, so the other hook is RTK Query’s').toBe(false);
  const still = said(store, stillQuery(endpointName(getNote)), id, { skip });
  expect(still).toEqual(said(store, endpointFor(getNote).useQuery, id, { skip }));
});

test('nothing can be asked again', () => {
  const Page = () => {
    stillQuery('GET /x')(undefined).refetch();
    return null;
  };
  const render = () =>
    renderToString(
      <Provider store={newStore()}>
        <Page />
      </Provider>,
    );
  expect(render).toThrow('nothing is asked again');
});

test.each(Object.keys(stores))('%s: what is selected is what RTK Query selects', async (name) => {
  const state = ((await stores[name]?.()) ?? newStore()).getState();
  for (const id of [1, 2]) {
    const arg = { params: { id } };
    expect(stillSelect(endpointName(getNote))(arg)(state)).toEqual(endpointFor(getNote).select(arg)(state));
  }
});

describe('an endpoint of a server', () => {
  // No other test renders with it.
  const own = { ...getNote, path: '/still/:id' } as const;
  const endpoint = makeStill(endpointName(own), endpointFor(own));

  const shop = () => {
    const calls: string[] = [];
    const store = newStore(async (path) => {
      calls.push(path);
      return answers(path);
    });
    return { calls, ask: (id: number, options?: { forceRefetch: boolean }) => store.dispatch(endpoint.initiate({ params: { id } }, options)) };
  };
  const answered = { status: 'fulfilled', isSuccess: true, isError: false, isLoading: false, isUninitialized: false, data: { id: 1, text: 'one' } };

  test('asks once, and says the same of it when it takes it from the store', async () => {
    const { calls, ask } = shop();
    expect(await ask(1)).toMatchObject(answered);
    expect(await ask(1)).toMatchObject(answered);
    expect(calls).toHaveLength(1);
  });

  test('asks again for what was refused', async () => {
    const { calls, ask } = shop();
    expect(await ask(2)).toMatchObject({ isSuccess: false, isError: true, error: { status: 404 } });
    expect(await ask(2)).toMatchObject({ isError: true });
    expect(calls).toHaveLength(2);
  });

  test('asks again where it is told to', async () => {
    const { calls, ask } = shop();
    await ask(1);
    expect(await ask(1, { forceRefetch: true })).toMatchObject(answered);
    expect(calls).toHaveLength(2);
  });
});
