import { staffRoles, type Endpoint, type EndpointSchema, type StaffRole } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import type { FastifySchema } from 'fastify';
import { zodOf } from '../bodies/validation.ts';

const code = z.literal(200);
const message = z.string();

/** The schema of a successful answer with this data. */
export const envelopeOf = (data: z.ZodType): z.ZodType => z.object({ code, message, data }).describe('OK');

const rawAnswer = {
  description: 'The content itself, without an envelope',
  content: { '*/*': { schema: z.file() } },
};

/** The roles that may make a staff call, with the owner, who may make every one. */
export const withOwner = (roles: readonly StaffRole[]): StaffRole[] =>
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
