import { commonReasons, type Endpoint, type EndpointSchema, type ReasonTable, type StandardSchemaV1 } from '@caravan/kernel';
import { jsonSchemaOf, type JsonSchema } from './json-schema.ts';
import type { FeatureRoute } from './register-routes.ts';

const schemaIn = (schema: StandardSchemaV1 | undefined, io: 'input' | 'output' = 'input'): JsonSchema | undefined => {
  if (!schema) return undefined;
  const json = jsonSchemaOf(schema, io, 'draft-2020-12');
  delete json['$schema'];
  return json;
};

const parameters = (place: 'path' | 'query', schema: StandardSchemaV1 | undefined): object[] => {
  const { properties = {}, required = [] } = (schemaIn(schema) ?? {}) as { properties?: Record<string, JsonSchema>; required?: string[] };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
};

const headers = ({ idempotency }: Endpoint): object[] => [
  { $ref: '#/components/parameters/clientLanguage' },
  ...(idempotency ? [{ $ref: '#/components/parameters/idempotencyKey' }] : []),
];

/** Reasons that come with a kind of call rather than with its business. */
const impliedReasons = ({ endpoint, params, query, body }: EndpointSchema): string[] => [
  ...(params ? ['not_found'] : []),
  ...(body || endpoint.upload ? ['bad_request', 'unsupported_media_type', 'too_large'] : []),
  ...(body || query || endpoint.upload ? ['invalid'] : []),
  ...(endpoint.login === 'shopper' || endpoint.login === 'staff' ? ['login_required', 'forbidden'] : []),
  ...(endpoint.idempotency ? ['idempotency_key_required', 'idempotency_key_reused', 'request_in_progress'] : []),
  'too_many_requests',
  'unavailable',
];

const failures = (schema: EndpointSchema, reasons: ReasonTable): Record<string, object> => {
  const table: ReasonTable = { ...commonReasons, ...reasons };
  const names = [...new Set([...(schema.endpoint.reasons ?? []), ...impliedReasons(schema)])];
  const byStatus = Map.groupBy(names, (name) => table[name]?.status ?? 422);
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      String(status),
      {
        description: group.map((name) => `\`${name}\`: ${table[name]?.en ?? name}`).join('\n\n'),
        content: { 'application/json': { schema: failureSchema(status, group) } },
      },
    ]),
  );
};

const failureSchema = (status: number, reasons: readonly string[]): object => ({
  allOf: [
    { $ref: '#/components/schemas/Failure' },
    { type: 'object', properties: { code: { const: status }, data: { type: 'object', properties: { reason: { enum: reasons } } } } },
  ],
});

const success = ({ endpoint, data }: EndpointSchema): object => {
  if (endpoint.raw)
    return { description: 'The content itself, without an envelope', content: { '*/*': { schema: { type: 'string', format: 'binary' } } } };
  const envelope = {
    type: 'object',
    required: ['code', 'message', 'data'],
    properties: { code: { const: 200 }, message: { type: 'string' }, data: schemaIn(data, 'output') },
  };
  return { description: 'OK', content: { 'application/json': { schema: envelope } } };
};

const requestBody = ({ endpoint, body }: EndpointSchema): object | undefined => {
  if (endpoint.upload) return { required: true, content: { 'multipart/form-data': { schema: schemaIn(body) ?? { type: 'object' } } } };
  if (endpoint.login === 'signature') return { required: true, content: { '*/*': { schema: { type: 'string', format: 'binary' } } } };
  const schema = schemaIn(body);
  return schema && { required: true, content: { 'application/json': { schema } } };
};

const whoMayCall = ({ login, roles }: Endpoint): string => {
  const words = {
    none: 'Anybody.',
    optional: 'Anybody; a session is read where there is one.',
    shopper: 'Shoppers with a live session.',
    staff: 'Staff with a live session.',
    signature: 'A provider, by the signature of its request.',
  };
  return roles ? `Accounts with a live session: ${roles.join(', ')}.` : words[login];
};

const security = ({ login }: Endpoint): object[] => {
  if (login === 'none' || login === 'signature') return [];
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

const operation = ({ feature, route: { schema } }: FeatureRoute): object => {
  const { endpoint } = schema;
  const body = requestBody(schema);
  return {
    operationId: operationId(endpoint),
    summary: endpoint.summary,
    description: `Who may call: ${whoMayCall(endpoint)}`,
    tags: [feature.name],
    security: security(endpoint),
    'x-login': endpoint.login,
    ...(endpoint.roles ? { 'x-roles': endpoint.roles } : {}),
    'x-reasons': endpoint.reasons ?? [],
    parameters: [...parameters('path', schema.params), ...parameters('query', schema.query), ...headers(endpoint)],
    ...(body ? { requestBody: body } : {}),
    responses: { 200: success(schema), ...failures(schema, feature.reasons), default: { $ref: '#/components/responses/Failure' } },
  };
};

const failureEnvelope = {
  type: 'object',
  required: ['code', 'message', 'data'],
  properties: {
    code: { type: 'integer', description: 'The HTTP status' },
    message: { type: 'string', description: "In the caller's language" },
    data: {
      type: 'object',
      required: ['reason'],
      properties: {
        reason: { type: 'string', description: 'What programs branch on' },
        fields: { type: 'object', additionalProperties: { type: 'string' }, description: 'What is wrong with which field, by dotted name' },
        request_id: { type: 'string', description: 'With 500 alone: where to find it in the log' },
      },
    },
  },
};

const components = {
  securitySchemes: { bearer: { type: 'http', scheme: 'bearer', description: 'The token of `POST /login` or `POST /users`' } },
  parameters: {
    clientLanguage: { name: 'client-language', in: 'header', required: false, schema: { enum: ['en', 'zh'], default: 'en' } },
    idempotencyKey: {
      name: 'Idempotency-Key',
      in: 'header',
      required: true,
      description: 'Kept for 24 hours for each user; the same request again gets the first answer with `Idempotent-Replayed: true`',
      schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,255}$' },
    },
  },
  schemas: { Failure: failureEnvelope },
  responses: { Failure: { description: 'Any other failure', content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } } } },
};

/** What watchers ask; it belongs to the server and to no feature, and stands in no contract. */
const health = (state: 'live' | 'ready', summary: string): object => ({
  get: {
    operationId: `get_health_${state}`,
    summary,
    tags: ['health'],
    security: [],
    'x-login': 'none',
    responses: {
      200: {
        description: 'OK',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['code', 'message', 'data'],
              properties: { code: { const: 200 }, message: { type: 'string' }, data: { type: 'object', properties: { status: { const: state } } } },
            },
          },
        },
      },
      default: { $ref: '#/components/responses/Failure' },
    },
  },
});

/** The OpenAPI document of all calls, made from the contracts; health alone is not a feature's. */
export const openApiDocument = (routes: readonly FeatureRoute[]): object => {
  const paths: Record<string, object> = {
    '/health/live': health('live', 'Whether the process runs'),
    '/health/ready': health('ready', 'Whether it can do its work: 503 while its database does not answer, and while it stops'),
  };
  for (const featureRoute of routes) {
    const { method, path } = featureRoute.route.schema.endpoint;
    const operations = (paths[path.replaceAll(/:(\w+)/g, '{$1}')] ??= {}) as Record<string, object>;
    operations[method.toLowerCase()] = operation(featureRoute);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Caravan', version: '1', description: 'Every answer stands in the envelope `{ code, message, data }`.' },
    // Relative to the document: it is true whatever address the server was reached at.
    servers: [{ url: '/v1' }],
    paths,
    components,
  };
};
