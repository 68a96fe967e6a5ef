import { setTimeout as pause } from 'node:timers/promises';
import type { BodyOf, DataOf, Endpoint, EndpointSchema, ParamsOf, QueryOf } from '@caravan/kernel';
import type { House } from './house.ts';

/** What came back for good: an effect, or a refusal that leaves everything as it was. */
export interface Reply<T> {
  status: number;
  data: T;
  reason: string | undefined;
  /** The answer was kept from before. */
  replayed: boolean;
  /** It was sent more than once before anybody answered. */
  again: boolean;
}

interface Words<E extends Endpoint> {
  params?: ParamsOf<E>;
  query?: QueryOf<E>;
  body?: BodyOf<E>;
  key?: string;
  /** Also while everybody else waits. */
  atOnce?: boolean;
  /** Nothing is sent again; status 0 where nobody knows what became of it. */
  once?: boolean;
}

export interface Messenger {
  /** Sends until there is an answer for good, under the same key and with the same words. */
  call: <E extends Endpoint, S extends EndpointSchema & { endpoint: E }>(schema: S, words?: Words<S['endpoint']>) => Promise<Reply<DataOf<S['endpoint']>>>;
  /** Sends a form of a page, as a browser does. */
  form: (path: string, fields: Record<string, string>) => Promise<Reply<null>>;
}

type Sent = Omit<Reply<unknown>, 'again'>;

const unreachable = (error: unknown): undefined => {
  // What `fetch` throws where the connection ends; anything else is a fault of the test.
  if (error instanceof TypeError) return undefined;
  throw error;
};

const read = async (response: Response): Promise<Sent> => {
  const text = await response.text();
  const { data } = response.headers.get('content-type')?.startsWith('application/json') ? (JSON.parse(text) as { data: unknown }) : { data: null };
  const reason = response.status >= 400 ? String((data as { reason?: unknown }).reason) : undefined;
  return { status: response.status, data, reason, replayed: response.headers.get('idempotent-replayed') === 'true' };
};

/** Nobody knows yet what becomes of it. */
const isUndecided = ({ status, reason }: Sent): boolean => status === 503 || reason === 'request_in_progress';

const fill = (path: string, params: object = {}): string => path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(Reflect.get(params, name))));

const queryText = (query: object = {}): string => {
  const given = Object.entries(query).map(([name, value]) => [name, String(value)]);
  return given.length ? `?${new URLSearchParams(given).toString()}` : '';
};

/** Speaks HTTP with a house that may fall down at any moment. */
export const messenger = (house: House, token?: string): Messenger => {
  const persist = async (send: () => Promise<Response>, { atOnce = false, once = false } = {}): Promise<Reply<unknown>> => {
    for (let again = false; ; again = true) {
      if (!atOnce) await house.door.pass();
      house.note();
      const sent = await send().then(read).catch(unreachable);
      if (sent?.status === 500) throw new Error('the server answered 500');
      if (sent && !isUndecided(sent)) {
        house.note();
        return { ...sent, again };
      }
      if (once) return { status: 0, data: null, reason: undefined, replayed: false, again };
      if (house.door.isOpen() || atOnce) await pause(10);
    }
  };

  return {
    call: (schema, { params, query, body, key, ...how } = {}) => {
      const { method, path } = schema.endpoint;
      const headers = {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      };
      const asked = `/v1${fill(path, params as object | undefined)}${queryText(query as object | undefined)}`;
      const content = body === undefined ? {} : { body: JSON.stringify(body) };
      return persist(() => fetch(`${house.url()}${asked}`, { method, headers, ...content }), how) as never;
    },
    form: (path, fields) =>
      persist(() => fetch(`${house.url()}${path}`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })) as Promise<Reply<null>>,
  };
};
