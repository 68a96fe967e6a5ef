import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import { apiTokenPrefix, tokenScopes } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import type { OutboundCall } from '../../feature.ts';
import { zodOf } from '../bodies/validation.ts';

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

/** The document without its calls. */
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
