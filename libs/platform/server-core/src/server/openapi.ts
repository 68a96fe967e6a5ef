import type { FastifyDynamicSwaggerOptions, SwaggerTransform } from '@fastify/swagger';
import {
  activityHeader,
  apiTokenPrefix,
  commonReasons,
  defaultLanguage,
  languages,
  staffRoles,
  tokenScopes,
  type Endpoint,
  type EndpointSchema,
  type ReasonTable,
  type StaffRole,
} from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import type { FastifySchema } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { OutboundCall } from '../feature.ts';
import { zodOf } from './validation.ts';

const code = z.literal(200);
const message = z.string();

/** The schema of a successful answer with this data. */
export const envelopeOf = (data: z.ZodType): z.ZodType => z.object({ code, message, data }).describe('OK');

const rawAnswer = {
  description: 'The content itself, without an envelope',
  content: { '*/*': { schema: z.file() } },
};

/** The roles that may make a staff call, with the owner, who may make every one. */
const withOwner = (roles: readonly StaffRole[]): StaffRole[] =>
  staffRoles.filter((role) => role === 'owner' || roles.includes(role));

const whoMayCall = ({ login, roles, accounts, scope }: Endpoint): string => {
  const words = {
    none: 'Anybody.',
    optional: 'Anybody; an existing session is used.',
    shopper: scope
      ? `Shoppers with a live session, and their API tokens with the scope \`${scope}\`.`
      : 'Shoppers with a live session.',
    staff: 'Staff with a live session.',
    signature: 'A provider, by the signature of its request.',
  };
  if (accounts) return `Accounts with a live session: ${accounts.join(', ')}.`;
  return roles ? `Staff with a live session and one of the roles: ${withOwner(roles).join(', ')}.` : words[login];
};

const securityOf = ({ login, scope }: Endpoint): { bearer?: string[]; apiToken?: string[] }[] => {
  if (login === 'none' || login === 'signature') return [];
  if (scope) return [{ bearer: [] }, { apiToken: [scope] }];
  return login === 'optional' ? [{}, { bearer: [] }] : [{ bearer: [] }];
};

const operationId = ({ method, path }: Endpoint): string =>
  [
    method.toLowerCase(),
    ...path
      .split('/')
      .filter(Boolean)
      .map((part) => part.replace(/^:/, 'by_')),
  ].join('_');

const consumes = ({ upload, login }: Endpoint): { consumes?: string[] } => {
  if (upload) return { consumes: ['multipart/form-data'] };
  return login === 'signature' ? { consumes: ['*/*'] } : {};
};

/**
 * Converts a contract to Fastify's route schema, which validates the request, serialises the answer and describes
 * both.
 */
export const routeSchema = (feature: string, schema: EndpointSchema): FastifySchema => {
  const { endpoint, params, query, body, data } = schema;
  return {
    ...(params ? { params: zodOf(params) } : {}),
    ...(query ? { querystring: zodOf(query) } : {}),
    ...(body ? { body: zodOf(body) } : {}),
    response: { 200: endpoint.raw ? rawAnswer : envelopeOf(zodOf(data)) },
    operationId: operationId(endpoint),
    summary: endpoint.summary,
    description: `Who may call: ${whoMayCall(endpoint)}`,
    tags: [feature],
    security: securityOf(endpoint),
    ...consumes(endpoint),
  };
};

/** Reasons that follow from the kind of call, not from the feature. */
const impliedReasons = (endpoint: Endpoint, { params, querystring, body }: FastifySchema): string[] => [
  ...(params ? ['not_found'] : []),
  ...(body || endpoint.upload ? ['bad_request', 'unsupported_media_type', 'too_large'] : []),
  ...(body || querystring || endpoint.upload ? ['invalid'] : []),
  ...(endpoint.login === 'shopper' || endpoint.login === 'staff' ? ['login_required', 'forbidden'] : []),
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

const headers = (endpoint: Endpoint | undefined): object => ({
  type: 'object',
  properties: {
    'client-language': clientLanguage,
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

/** The requests to programs of users as OpenAPI's webhooks (Standard Webhooks). */
export const describeWebhooks = (calls: readonly OutboundCall[]): Record<string, object> =>
  Object.fromEntries(
    calls.map(({ name, summary, body }) => [
      name,
      {
        post: {
          operationId: `webhook_${name.replaceAll('.', '_')}`,
          summary,
          description: 'Signed after Standard Webhooks: `webhook-id`, `webhook-timestamp`, `webhook-signature`.',
          security: [],
          requestBody: {
            required: true,
            content: { 'application/json': { schema: z.toJSONSchema(zodOf(body), { target: 'draft-2020-12' }) } },
          },
          responses: { '2XX': { description: 'Taken. Any other answer is tried again.' } },
        },
      },
    ]),
  );

export const openApi: FastifyDynamicSwaggerOptions['openapi'] = {
  openapi: '3.1.0',
  info: {
    title: 'Caravan',
    version: '1',
    description: 'Every answer has the envelope `{ code, message, data }`.',
  },
  // Relative to the document, so it is valid for every address of the server.
  servers: [{ url: '/v1' }],
  components: {
    securitySchemes: {
      bearer: { type: 'http', scheme: 'bearer', description: 'The token of `POST /login` or `POST /users`' },
      apiToken: {
        type: 'http',
        scheme: 'bearer',
        bearerFormat: `${apiTokenPrefix}…`,
        description:
          'A personal access token, which a shopper makes on the page "Programs and webhooks" of the account. It only reads, and only the calls that name one of its scopes ' +
          `(${tokenScopes.map((scope) => `\`${scope}\``).join(', ')}); every other call answers 403 \`token_scope_missing\`. Unknown, expired and revoked tokens get 401 \`token_invalid\`.`,
      },
    },
    schemas: {
      Failure: {
        type: 'object',
        required: ['code', 'message', 'data'],
        properties: {
          code: { type: 'integer', description: 'The HTTP status' },
          message: { type: 'string', description: "In the caller's language" },
          data: {
            type: 'object',
            required: ['reason'],
            properties: {
              reason: { type: 'string', description: 'For programs to branch on' },
              fields: {
                type: 'object',
                additionalProperties: { type: 'string' },
                description: 'The mistakes by dotted field name',
              },
              request_id: { type: 'string', description: 'Only with 500: identifies the log entry' },
            },
          },
        },
      },
    },
  },
};
