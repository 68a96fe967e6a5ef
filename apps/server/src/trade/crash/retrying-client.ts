import { setTimeout as pause } from 'node:timers/promises';
import type { BodyOf, DataOf, Endpoint, EndpointSchema, ParamsOf, QueryOf } from '@caravan/kernel';
import type { ServerUnderTest } from './server-under-test.ts';

/** A final response: an effect, or a refusal that changes nothing. */
export interface Reply<T> {
  status: number;
  data: T;
  reason: string | undefined;
  /** The response was stored for the key. */
  replayed: boolean;
  /** The call was sent more than once before a response arrived. */
  again: boolean;
}

interface CallArgs<E extends Endpoint> {
  params?: ParamsOf<E>;
  query?: QueryOf<E>;
  body?: BodyOf<E> | FormData;
  key?: string;
  /** Sends even while the gate is closed. */
  atOnce?: boolean;
  /** Sends only once; status 0 if the outcome is unknown. */
  once?: boolean;
}

export interface RetryingClient {
  /** Sends until there is a final response, with the same key and arguments. */
  call: <E extends Endpoint, S extends EndpointSchema & { endpoint: E }>(
    schema: S,
    args?: CallArgs<S['endpoint']>,
  ) => Promise<Reply<DataOf<S['endpoint']>>>;
  /** Submits a form as a browser does. */
  form: (path: string, fields: Record<string, string>) => Promise<Reply<null>>;
}

type Sent = Omit<Reply<unknown>, 'again'>;

const unreachable = (error: unknown): undefined => {
  // `fetch` throws a TypeError if the connection ends. Any other error is a fault of the test.
  if (error instanceof TypeError) return undefined;
  throw error;
};

const read = async (response: Response): Promise<Sent> => {
  const text = await response.text();
  const { data } = response.headers.get('content-type')?.startsWith('application/json')
    ? (JSON.parse(text) as { data: unknown })
    : { data: null };
  const reason = response.status >= 400 ? String((data as { reason?: unknown } | null)?.reason) : undefined;
  return { status: response.status, data, reason, replayed: response.headers.get('idempotent-replayed') === 'true' };
};

/** The server cannot answer now, or a proxy got no answer from it, or the disk is full. */
const later = new Set([502, 503, 504, 507]);

/** The outcome is not known yet. */
const isPending = ({ status, reason }: Sent): boolean => later.has(status) || reason === 'request_in_progress';

const fill = (path: string, params: object = {}): string =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(Reflect.get(params, name))));

const queryText = (query: object = {}): string => {
  const given = Object.entries(query).map(([name, value]) => [name, String(value)]);
  return given.length ? `?${new URLSearchParams(given).toString()}` : '';
};

/** An HTTP client for a server that may be killed at any time. */
export const client = (serverUnderTest: ServerUnderTest, token?: string): RetryingClient => {
  const persist = async (
    send: () => Promise<Response>,
    { atOnce = false, once = false } = {},
  ): Promise<Reply<unknown>> => {
    for (let again = false; ; again = true) {
      if (!atOnce) await serverUnderTest.gate.pass();
      serverUnderTest.note();
      const sent = await send().then(read).catch(unreachable);
      if (sent?.status === 500) throw new Error('the server answered 500');
      if (sent && !isPending(sent)) {
        serverUnderTest.note();
        return { ...sent, again };
      }
      if (once) return { status: 0, data: null, reason: undefined, replayed: false, again };
      if (serverUnderTest.gate.isOpen() || atOnce) await pause(10);
    }
  };

  return {
    call: (schema, { params, query, body, key, ...how } = {}) => {
      const { method, path } = schema.endpoint;
      const headers = {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      };
      const asked = `/v1${fill(path, params as object | undefined)}${queryText(query as object | undefined)}`;
      const content = body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) };
      return persist(() => fetch(`${serverUnderTest.url()}${asked}`, { method, headers, ...content }), how) as never;
    },
    form: (path, fields) =>
      persist(() =>
        fetch(`${serverUnderTest.url()}${path}`, {
          method: 'POST',
          body: new URLSearchParams(fields),
          redirect: 'manual',
        }),
      ) as Promise<Reply<null>>,
  };
};
