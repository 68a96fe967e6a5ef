import type { SwaggerTransform } from '@fastify/swagger';
import {
  accountHeader,
  activityHeader,
  commonReasons,
  defaultLanguage,
  languages,
  type Endpoint,
  type ReasonTable,
} from '@caravan/kernel';
import type { FastifySchema } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { withOwner } from './route-schema.ts';

const readsSession = ({ login }: Endpoint): boolean => login !== 'none' && login !== 'signature';

/** Reasons that follow from the kind of call, not from the feature. */
const impliedReasons = (endpoint: Endpoint, { params, querystring, body }: FastifySchema): string[] => [
  ...(params ? ['not_found'] : []),
  ...(body || endpoint.upload ? ['bad_request', 'unsupported_media_type', 'too_large'] : []),
  ...(body || querystring || endpoint.upload ? ['invalid'] : []),
  ...(endpoint.login === 'shopper' || endpoint.login === 'staff' ? ['login_required', 'forbidden'] : []),
  ...(readsSession(endpoint) ? ['other_account'] : []),
  ...(endpoint.scope ? ['token_invalid', 'token_scope_missing'] : []),
  ...(endpoint.login === 'staff' && !endpoint.enrolment ? ['second_factor_required'] : []),
  ...(endpoint.confirm ? ['confirm_needed'] : []),
  ...(endpoint.idempotency ? ['idempotency_key_required', 'idempotency_key_reused', 'request_in_progress'] : []),
  ...(endpoint.ifMatch ? ['bad_request', 'changed_meanwhile'] : []),
  'too_many_requests',
  'unavailable',
];

const failureSchema = (status: number, reasons: readonly string[]): object => ({
  allOf: [
    { $ref: '#/components/schemas/Failure' },
    {
      type: 'object',
      properties: { code: { const: status }, data: { type: 'object', properties: { reason: { enum: reasons } } } },
    },
  ],
});

const failures = (endpoint: Endpoint, schema: FastifySchema, reasons: ReasonTable): Record<string, object> => {
  const table: ReasonTable = { ...commonReasons, ...reasons };
  const names = [...new Set([...(endpoint.reasons ?? []), ...impliedReasons(endpoint, schema)])];
  const byStatus = Map.groupBy(names, (name) => table[name]?.status ?? 422);
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      String(status),
      {
        description: group.map((name) => `\`${name}\`: ${table[name]?.text.en ?? name}`).join('\n\n'),
        content: { 'application/json': { schema: failureSchema(status, group) } },
      },
    ]),
  );
};

const anyFailure = {
  description: 'Any other failure',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
};

const clientLanguage = { type: 'string', enum: languages, default: defaultLanguage };
const idempotencyKey = {
  type: 'string',
  pattern: '^[\\x21-\\x7e]{1,255}$',
  description: 'Kept for 24 hours per user; a repeated request gets the first answer with `Idempotent-Replayed: true`',
};
const ifMatch = {
  type: 'string',
  pattern: '^"?\\d{1,9}"?$',
  description: 'The version of the object that the caller has seen; another one is refused with `changed_meanwhile`',
};

const clientActivity = {
  type: 'string',
  enum: ['background'],
  description: 'Nobody is at the console: the read does not postpone the idle end of the session',
};

const clientAccount = {
  type: 'string',
  description:
    'The id of the account that a page was made for; a session of another one is refused with `other_account`',
};

const headers = (endpoint: Endpoint | undefined): object => ({
  type: 'object',
  properties: {
    'client-language': clientLanguage,
    ...(endpoint && readsSession(endpoint) ? { [accountHeader]: clientAccount } : {}),
    ...(endpoint?.login === 'staff' && endpoint.method === 'GET' ? { [activityHeader]: clientActivity } : {}),
    ...(endpoint?.idempotency ? { 'Idempotency-Key': idempotencyKey } : {}),
    ...(endpoint?.ifMatch ? { 'If-Match': ifMatch } : {}),
  },
  required: endpoint?.idempotency ? ['Idempotency-Key'] : [],
});

/**
 * Adds the parts of a call that zod schemas do not describe: headers, failures by reason, and the permitted callers.
 */
export const describeRoute: SwaggerTransform = (route) => {
  const { schema, url } = jsonSchemaTransform(route);
  const { endpoint, reasons = {} } = route.route.config ?? {};
  if (!schema?.tags) return { schema, url };
  const described = {
    ...schema,
    headers: headers(endpoint),
    ...(endpoint?.login === 'signature' ? { body: { type: 'string', format: 'binary' } } : {}),
    response: {
      ...(schema.response as object),
      ...(endpoint ? failures(endpoint, route.schema, reasons) : {}),
      default: anyFailure,
    },
    'x-login': endpoint?.login ?? 'none',
    ...(endpoint?.scope ? { 'x-scope': endpoint.scope } : {}),
    ...(endpoint?.accounts ? { 'x-accounts': endpoint.accounts } : {}),
    ...(endpoint?.roles ? { 'x-roles': withOwner(endpoint.roles) } : {}),
    'x-reasons': endpoint?.reasons ?? [],
  };
  return { schema: described, url };
};
