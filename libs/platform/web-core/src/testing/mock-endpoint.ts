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

/** One call as a mock sees it; every part has been parsed by the contract. */
export interface MockCall<E extends Endpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  language: Language;
  /** The bearer token, if one was sent. */
  token: string | undefined;
  request: Request;
}

const methods = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete };

/** An address that cannot exist is not found, as on the server. */
const parseParams = async (schema: StandardSchemaV1 | undefined, value: unknown): Promise<unknown> => {
  if (!schema) return undefined;
  const result = await schema['~standard'].validate(value);
  if (result.issues) throw fail('not_found');
  return result.value;
};

const parse = async (schema: StandardSchemaV1 | undefined, value: unknown, language: Language, reasons: ReasonTable): Promise<unknown> => {
  if (!schema) return undefined;
  const result = await schema['~standard'].validate(value);
  if (!result.issues) return result.value;
  const fields = Object.fromEntries(result.issues.map((issue) => [issueField(issue), reasonText(issue.message, language, reasons)]));
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
    // A mock that answers what the server never would makes a test worthless: say so where the test fails for it.
    console.error(`mock of ${schema.endpoint.method} ${schema.endpoint.path} breaks its contract: ${issues}`);
  }
  return HttpResponse.json(ok(data as null));
};

const failureAnswer = (failure: Failure, language: Language): Response => {
  const { reason, definition, data, headers } = failure;
  return HttpResponse.json({ code: definition.status, message: failureMessage(failure, language), data: { reason, ...data } }, { status: definition.status, headers });
};

/**
 * An msw handler of one endpoint, typed by its contract: what comes in is parsed as the server would, what goes out must fit the
 * schema, a thrown `fail('reason')` becomes the envelope, and calls that need a session answer 401 without a token.
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
        body: endpoint.upload === 'multipart' ? undefined : await parse(schema.body, await readBody(schema, request), language, reasons),
        language,
        token,
        request,
      };
      return await answerOf(schema, await handle(call as MockCall<E>));
    } catch (error) {
      if (error instanceof Failure) return failureAnswer(error, language);
      throw error;
    }
  });
};
