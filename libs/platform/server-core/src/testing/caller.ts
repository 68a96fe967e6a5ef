import {
  isEnvelope,
  type BodyOf,
  type DataOf,
  type Endpoint,
  type EndpointSchema,
  type FailureBody,
  type ParamsOf,
  type QueryOf,
} from '@caravan/kernel';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

/** Replaces the `:name` parts of a path with values. */
const fill = (path: string, params: object = {}): string =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value: unknown = Reflect.get(params, name);
    if (value === undefined) throw new Error(`${path} needs ${name}`);
    return encodeURIComponent(String(value));
  });

type Given<K extends string, T> = [T] extends [undefined]
  ? { [P in K]?: undefined }
  : undefined extends T
    ? { [P in K]?: T }
    : { [P in K]: T };

/** The parts of a call, typed by its contract. */
export type Arguments<E extends Endpoint> = Given<'params', ParamsOf<E>> &
  Given<'query', QueryOf<E>> &
  Given<'body', BodyOf<E>>;

export interface CallHeaders {
  headers?: Record<string, string>;
}

export interface Answer<T> {
  status: number;
  /** The answer's data, parsed by the contract. Throws if the call failed. */
  data: T;
  /** The reason of a failed call. */
  reason: string | undefined;
  /** `data` of a failed call. */
  failure: FailureBody | undefined;
  message: string;
  headers: LightMyRequestResponse['headers'];
  response: LightMyRequestResponse;
}

export interface Caller {
  call: <E extends Endpoint, S extends EndpointSchema & { endpoint: E }>(
    schema: S,
    args?: Partial<Arguments<S['endpoint']>> & CallHeaders,
  ) => Promise<Answer<DataOf<S['endpoint']>>>;
}

const queryText = (query: object | undefined): string => {
  const entries = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== null);
  return entries.length
    ? `?${new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString()}`
    : '';
};

const payloadOf = async (body: unknown): Promise<{ payload?: string | Buffer; headers: Record<string, string> }> => {
  if (body === undefined) return { headers: {} };
  if (!(body instanceof FormData))
    return { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  const encoded = new Response(body);
  return {
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
  };
};

/** Parses an answer by the contract. Missing and additional fields are errors. */
const parseAnswer = async (schema: EndpointSchema, response: LightMyRequestResponse): Promise<unknown> => {
  const envelope: unknown = response.json();
  if (!isEnvelope(envelope)) throw new Error(`no envelope: ${response.body}`);
  const result = await schema.data['~standard'].validate(envelope.data);
  const name = `${schema.endpoint.method} ${schema.endpoint.path}`;
  if (result.issues) throw new Error(`${name} answered against its contract: ${JSON.stringify(result.issues)}`);
  if (JSON.stringify(result.value) !== JSON.stringify(envelope.data))
    throw new Error(`${name} answered fields that its contract does not declare`);
  return result.value;
};

const failureOf = (response: LightMyRequestResponse): { message: string; failure: FailureBody } => {
  const { code, message, data } = response.json<{ code: number; message: string; data: FailureBody }>();
  if (code !== response.statusCode)
    throw new Error(`the envelope has code ${code}, the response has status ${response.statusCode}`);
  if (!message || typeof data?.reason !== 'string')
    throw new Error(`a failure without message or reason: ${response.body}`);
  return { message, failure: data };
};

/** Makes calls by their contracts, through the whole server without a network. */
export const caller = (app: FastifyInstance, token?: string): Caller => ({
  async call(schema, args) {
    const { params, query, body, headers } = (args ?? {}) as {
      params?: object;
      query?: object;
      body?: unknown;
    } & CallHeaders;
    const { endpoint } = schema;
    const { payload, headers: contentHeaders } = await payloadOf(body);
    const response = await app.inject({
      method: endpoint.method,
      url: `/v1${fill(endpoint.path, params)}${queryText(query)}`,
      headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...contentHeaders, ...headers },
      ...(payload === undefined ? {} : { payload }),
    });
    const rest = { status: response.statusCode, headers: response.headers, response };
    if (response.statusCode >= 400) {
      const { message, failure } = failureOf(response);
      return {
        ...rest,
        get data(): never {
          throw new Error(`${endpoint.method} ${endpoint.path} failed: ${response.body}`);
        },
        reason: failure.reason,
        failure,
        message,
      };
    }
    const data = endpoint.raw ? response.rawPayload : await parseAnswer(schema, response);
    return { ...rest, data: data as DataOf<typeof endpoint>, reason: undefined, failure: undefined, message: 'OK' };
  },
});
