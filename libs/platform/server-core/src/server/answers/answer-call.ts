import { ok, type Endpoint } from '@caravan/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { actAs } from '../../audit/staff-call.ts';
import { auditOf } from '../../audit/call-audit.ts';
import type { Call, Core, Route } from '../../feature.ts';
import { idempotencyKey, runOnce } from '../../idempotency/once.ts';
import { languageOf } from '../request-context.ts';

export type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
/** The parts of a call without the functions for its handler. */
type Parts = Omit<Call, 'once' | 'audit' | 'unchanged'>;

const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

const partsOf = ({ endpoint, ...schema }: Route['schema'], request: FastifyRequest, reply: FastifyReply): Parts => {
  const { params, query, body, session } = request;
  const hasBody = schema.body !== undefined || endpoint.upload !== undefined || endpoint.login === 'signature';
  return {
    params: schema.params && params,
    query: schema.query && query,
    body: hasBody ? body : undefined,
    session,
    language: languageOf(request),
    request,
    reply,
  } as Parts;
};

const onceFor =
  (core: Core, endpoint: Endpoint, call: Parts): Call['once'] =>
  async (work) => {
    const userId = call.request.session?.userId;
    if (endpoint.idempotency !== 'key' || userId === undefined)
      throw new Error(`${nameOf(endpoint)} does not accept an Idempotency-Key`);
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

/** Runs a route's handler on the validated request, and wraps its data in the envelope. */
export const answerCall = ({ schema, handle }: Route, core: Core): Handler => {
  const { endpoint } = schema;
  return async (request, reply) => {
    const parts = partsOf(schema, request, reply);
    let usedKey = false;
    const once: Call['once'] = (work) => {
      usedKey = true;
      return onceFor(core, endpoint, parts)(work);
    };
    const { audit, unchanged, settle } = auditOf({ core, endpoint, request, reply });
    const answer = () => handle({ ...parts, once, audit, unchanged } as Call);
    const staff = endpoint.login === 'staff' ? request.session : null;
    const data: unknown = await (staff ? actAs(staff.userId, answer) : answer());
    if (endpoint.idempotency && !usedKey) throw new Error(`${nameOf(endpoint)} must do its work through call.once`);
    settle();
    if (reply.sent) return reply;
    if (endpoint.raw) return data;
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    return ok(data);
  };
};
