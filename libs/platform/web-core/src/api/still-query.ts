import { defaultSerializeQueryArgs } from '@reduxjs/toolkit/query/react';
import { useAppStore } from '../store/hooks.ts';
import type { AppThunk, RootState } from '../store/store.ts';

interface StillOptions {
  skip?: boolean;
}

const refetch = (): never => {
  throw new Error('nothing is asked again while a page is rendered on the server');
};

/** As RTK Query has it before an answer: a hook that is not skipped is about to ask. */
const unanswered = (isAsked: boolean) => ({
  status: isAsked ? 'pending' : 'uninitialized',
  data: undefined,
  currentData: undefined,
  error: undefined,
  isUninitialized: !isAsked,
  isFetching: isAsked,
  isLoading: isAsked,
  isSuccess: false,
  isError: false,
  refetch,
});

type Entry = RootState['api']['queries'][string];

/** What a state says of one endpoint. How keys are written by default depends on name and arguments alone. */
const entryOf = (endpointName: string): ((state: RootState, queryArgs: unknown) => Entry) => {
  const keyOf = (queryArgs: unknown): string => defaultSerializeQueryArgs({ queryArgs, endpointName, endpointDefinition: undefined as never });
  const bareKey = keyOf(undefined);
  return ({ api }, queryArgs) => api.queries[queryArgs === undefined ? bareKey : keyOf(queryArgs)];
};

/** As RTK Query's `select` has them. */
const requestFlags = (status: string) => ({
  isUninitialized: status === 'uninitialized',
  isLoading: status === 'pending',
  isSuccess: status === 'fulfilled',
  isError: status === 'rejected',
});

/**
 * `select` of one endpoint on the server: RTK Query's own makes a selector that remembers, each time it is called, and is asked once.
 * What `initiate` resolves to is read by it, too.
 */
export const stillSelect = (endpointName: string) => {
  const entryIn = entryOf(endpointName);
  return (queryArgs: unknown) => (state: RootState) => {
    const entry = entryIn(state, queryArgs) ?? { status: 'uninitialized' as const };
    return { ...entry, ...requestFlags(entry.status) };
  };
};

/**
 * `initiate` of one endpoint on the server: what was answered already is taken from the store, where RTK Query's own would send two
 * actions through it to find that there is nothing to do.
 */
const stillInitiate = <Arg, Options, Started>(endpointName: string, initiate: (arg: Arg, options?: Options) => AppThunk<Started>) => {
  const select = stillSelect(endpointName);
  return (arg: Arg, options?: Options): AppThunk<Started | Promise<ReturnType<ReturnType<typeof select>>>> =>
    (dispatch, getState) => {
      const known = options === undefined ? select(arg)(getState()) : undefined;
      return known?.isSuccess ? Promise.resolve(known) : dispatch(initiate(arg, options));
    };
};

/**
 * `useQuery` of one endpoint for a page that is rendered once and thrown away: what the store says, with the flags of RTK Query's own
 * hook, without its selectors, subscriptions and effects, which took an eighth of the rendering of a page.
 */
export const stillQuery = (endpointName: string) => {
  const entryIn = entryOf(endpointName);
  return (queryArgs: unknown, { skip = false }: StillOptions = {}) => {
    const store = useAppStore();
    const entry = skip ? undefined : entryIn(store.getState(), queryArgs);
    if (!entry) return unanswered(!skip);
    const { data, status, error } = entry;
    const isFetching = status === 'pending';
    const hasData = data !== undefined;
    return {
      ...entry,
      currentData: data,
      isUninitialized: false,
      isFetching,
      isLoading: isFetching && !hasData,
      isSuccess: status === 'fulfilled' || (isFetching && hasData && error === undefined),
      isError: status === 'rejected',
      refetch,
    };
  };
};

interface Stillable {
  initiate: (arg: never, options?: never) => AppThunk<unknown>;
}

/** Makes an endpoint that of a server, where a page is rendered once from what the store has been filled with. */
export const makeStill = <Endpoint extends Stillable>(endpointName: string, endpoint: Endpoint): Endpoint =>
  Object.assign(endpoint, {
    useQuery: stillQuery(endpointName),
    initiate: stillInitiate(endpointName, endpoint.initiate),
    select: stillSelect(endpointName),
  });
