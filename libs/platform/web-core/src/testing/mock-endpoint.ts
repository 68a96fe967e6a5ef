import { http, HttpResponse, type HttpHandler } from 'msw';
import {
  Failure,
  defaultLanguage,
  fail,
  failureMessage,
  isLanguage,
  issueField,
  ok,
  reasonText,
  type BodyOf,
  type DataOf,
  type Endpoint,
  type EndpointSchema,
  type Language,
  type ParamsOf,
  type QueryOf,
  type ReasonTable,
  type StandardSchemaV1,
} from '@caravan/kernel';

/** One call as a mock sees it; the contract has parsed every part. */
export interface MockCall<E extends Endpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  language: Language;
  /** The bearer token, if the call sent one. */
  token: string | undefined;
  idempotencyKey: string | undefined;
  /** The version that the call is about, in quotes. */
  ifMatch: string | undefined;
  request: Request;
}

/** A call without its raw request, so that a failing assertion prints only what matters. */
type SentCall<E extends Endpoint> = Omit<MockCall<E>, 'request'>;

const sent: { endpoint: Endpoint; call: SentCall<Endpoint> }[] = [];

/** The calls of the page to an endpoint since the start of the test, parsed by its contract, oldest first. */
export const sentTo = <E extends Endpoint>(endpoint: E): SentCall<E>[] =>
  sent.flatMap((one) => (one.endpoint === endpoint ? [one.call as SentCall<E>] : []));

export const forgetSent = (): void => {
  sent.length = 0;
};

const methods = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete };

/** An invalid address is not found, as on the server. */
const parseParams = async (schema: StandardSchemaV1 | undefined, value: unknown): Promise<unknown> => {
  if (!schema) return undefined;
  const result = await schema['~standard'].validate(value);
  if (result.issues) throw fail('not_found');
  return result.value;
};

const parse = async (
  schema: StandardSchemaV1 | undefined,
  value: unknown,
  language: Language,
  reasons: ReasonTable,
): Promise<unknown> => {
  if (!schema) return undefined;
  const result = await schema['~standard'].validate(value);
  if (!result.issues) return result.value;
  const fields = Object.fromEntries(
    result.issues.map((issue) => [issueField(issue), reasonText(issue.message, language, reasons)]),
  );
  throw fail('invalid', { fields });
};

const readBody = async ({ body }: EndpointSchema, request: Request): Promise<unknown> => {
  if (!body) return undefined;
  const text = await request.text();
  return text ? (JSON.parse(text) as unknown) : undefined;
};

const answerOf = async (schema: EndpointSchema, data: unknown): Promise<Response> => {
  const result = await schema.data['~standard'].validate(data);
  if (result.issues) {
    const issues = result.issues.map((issue) => `${issueField(issue) || '(whole)'}: ${issue.message}`).join('; ');
    // A mock with an answer that the server never gives makes a test worthless, so the test must fail.
    console.error(`mock of ${schema.endpoint.method} ${schema.endpoint.path} breaks its contract: ${issues}`);
  }
  return HttpResponse.json(ok(data as null));
};

const failureAnswer = (failure: Failure, language: Language): Response => {
  const { reason, definition, data, headers } = failure;
  return HttpResponse.json(
    { code: definition.status, message: failureMessage(failure, language), data: { reason, ...data } },
    { status: definition.status, headers },
  );
};

/**
 * An msw handler of one endpoint, typed by its contract. It parses requests as the server does, and its answers must
 * match the schema. A thrown `fail('reason')` becomes the envelope, and calls that need a session answer 401 without a
 * token.
 */
export const mockEndpoint = <E extends Endpoint>(
  schema: EndpointSchema<E>,
  handle: (call: MockCall<E>) => DataOf<E> | Promise<DataOf<E>>,
  /** The feature's reasons, for the messages of fields. */
  reasons: ReasonTable = {},
): HttpHandler => {
  const endpoint: Endpoint = schema.endpoint;
  return methods[endpoint.method](`*/v1${endpoint.path}`, async ({ request, params }) => {
    const header = request.headers.get('client-language');
    const language = isLanguage(header) ? header : defaultLanguage;
    const token = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
    try {
      if (!token && (endpoint.login === 'shopper' || endpoint.login === 'staff')) throw fail('login_required');
      const query = Object.fromEntries(new URL(request.url).searchParams);
      const call = {
        params: await parseParams(schema.params, params),
        query: await parse(schema.query, query, language, reasons),
        // A multipart body is a stream that a route reads itself; a handler finds it in `request`.
        body:
          endpoint.upload === 'multipart'
            ? undefined
            : await parse(schema.body, await readBody(schema, request), language, reasons),
        language,
        token,
        idempotencyKey: request.headers.get('idempotency-key') ?? undefined,
        ifMatch: request.headers.get('if-match') ?? undefined,
      } as SentCall<E>;
      sent.push({ endpoint, call });
      return await answerOf(schema, await handle({ ...call, request } as MockCall<E>));
    } catch (error) {
      if (error instanceof Failure) return failureAnswer(error, language);
      throw error;
    }
  });
};
