import { ok, type Endpoint, type EndpointSchema, type StandardSchemaV1 } from '@caravan/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { auditOf } from '../audit/call-audit.ts';
import type { Call, Core, Route } from '../feature.ts';
import { idempotencyKey, runOnce } from '../idempotency/once.ts';
import { formReader, readForm } from './multipart.ts';
import { languageOf } from './request-context.ts';
import { serialiserOf } from './serialise.ts';
import { validatePart } from './validation.ts';

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
type BodyReader = (request: FastifyRequest) => Promise<unknown>;
/** What a call brings along; what its handler may do with it is added later. */
type Parts = Omit<Call, 'once' | 'audit' | 'unchanged'>;

const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

const readParams = (schema: StandardSchemaV1 | undefined, request: FastifyRequest): Promise<unknown> =>
  schema ? validatePart(schema, 'params', request.params) : Promise.resolve(undefined);

/** A key without a value says as much as no key: `?status=&q=` is what a form sends of filters that are left empty. */
const readQuery = (schema: StandardSchemaV1 | undefined, request: FastifyRequest): Promise<unknown> => {
  if (!schema) return Promise.resolve(undefined);
  const given = Object.entries(request.query as Record<string, unknown>).filter(([, value]) => value !== '');
  return validatePart(schema, 'query', Object.fromEntries(given));
};

/** How a call's body comes to its handler: as the form it is, as the bytes it is, or parsed by the contract. */
const bodyReader = ({ endpoint, body: schema }: EndpointSchema): BodyReader => {
  if (endpoint.upload && !schema) return readForm;
  if (endpoint.upload && schema) {
    const read = formReader(schema);
    return async (request) => validatePart(schema, 'body', read(await readForm(request)));
  }
  if (endpoint.login === 'signature') return async (request) => request.body;
  if (schema) return (request) => validatePart(schema, 'body', request.body);
  return async () => undefined;
};

const onceFor =
  (core: Core, endpoint: Endpoint, call: Parts): Call['once'] =>
  async (work) => {
    const userId = call.request.session?.userId;
    if (endpoint.idempotency !== 'key' || userId === undefined) throw new Error(`${nameOf(endpoint)} takes no Idempotency-Key`);
    const { params, query, body } = call;
    const attempt = {
      userId,
      key: idempotencyKey(call.request.headers['idempotency-key']),
      endpoint: nameOf(endpoint),
      payload: { params, query, body },
    };
    const { answer, replayed } = await runOnce(core.transaction, core.clock, attempt, work);
    if (replayed) call.reply.header('Idempotent-Replayed', 'true');
    return answer;
  };

/** In tests: the data as the handler gave them, before the serialiser could put them right. */
const refuseWrongAnswer = async (schema: EndpointSchema, data: unknown): Promise<void> => {
  const result = await schema.data['~standard'].validate(data);
  if (result.issues) throw new Error(`${nameOf(schema.endpoint)} answered against its contract: ${JSON.stringify(result.issues)}`);
};

/** The whole way of one call: parse, handle, answer in the envelope. */
export const answerCall = ({ schema, handle }: Route, core: Core, checkAnswers: boolean): Handler => {
  const { endpoint } = schema;
  const readBody = bodyReader(schema);
  const serialise = endpoint.raw ? undefined : serialiserOf(schema);
  return async (request, reply) => {
    if (endpoint.idempotency) idempotencyKey(request.headers['idempotency-key']);
    const params = await readParams(schema.params, request);
    const query = await readQuery(schema.query, request);
    const body = await readBody(request);
    const parts = { params, query, body, session: request.session, language: languageOf(request), request, reply } as Parts;
    let usedKey = false;
    const once: Call['once'] = (work) => {
      usedKey = true;
      return onceFor(core, endpoint, parts)(work);
    };
    const { audit, unchanged, settle } = auditOf({ core, endpoint, request, reply });
    const data: unknown = await handle({ ...parts, once, audit, unchanged } as Call);
    if (endpoint.idempotency && !usedKey) throw new Error(`${nameOf(endpoint)} must do its work through call.once`);
    settle();
    if (reply.sent) return reply;
    if (!serialise) return data;
    if (checkAnswers) await refuseWrongAnswer(schema, data);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    return reply.type('application/json; charset=utf-8').send(serialise(ok(data)));
  };
};
