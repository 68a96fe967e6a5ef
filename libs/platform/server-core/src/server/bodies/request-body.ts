import {
  fail,
  failer,
  type EndpointSchema,
  type Failure,
  type ReasonTable,
  type StandardSchemaV1,
} from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hasMoreValues } from './json-size.ts';
import { readForm } from './uploads.ts';
import { maxValues, zodOf } from './validation.ts';

/**
 * Accepts JSON only. An empty body counts as no body, because many clients send a content type with a POST without
 * body.
 */
export const acceptJson = (scope: FastifyInstance): void => {
  const parse = scope.getDefaultJsonParser('error', 'error');
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    if (hasMoreValues(String(body), maxValues)) return done(fail('too_large'), undefined);
    return parse(request, String(body), done);
  });
};

/** Keeps the bytes unchanged, because the signature covers them. */
export const acceptRawBytes = (scope: FastifyInstance): void => {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
};

const listNames = (schema: StandardSchemaV1): Set<string> => {
  const { properties = {} } = z.toJSONSchema(zodOf(schema), { io: 'input', unrepresentable: 'any' });
  const isList = (property: unknown): boolean =>
    typeof property === 'object' && property !== null && 'type' in property && property.type === 'array';
  return new Set(Object.keys(properties).filter((name) => isList(properties[name])));
};

/**
 * Converts a form to the object that the schema describes. A field that the schema declares as a list becomes a list,
 * even with a single entry.
 */
const formObject = (form: FormData, lists: ReadonlySet<string>): Record<string, unknown> =>
  Object.fromEntries(
    [...new Set(form.keys())].map((name) => {
      const all = form.getAll(name);
      return [name, lists.has(name) || all.length > 1 ? all : all[0]];
    }),
  );

export type BodyReader = (request: FastifyRequest) => Promise<unknown>;

/**
 * Prepares the body of a call for its schema. A missing JSON body becomes an empty object, so that each missing field
 * is reported by name.
 */
export const bodyReader = ({ endpoint, body: schema }: EndpointSchema, reasons: ReasonTable): BodyReader => {
  const { files } = endpoint;
  if (files) {
    const lists = schema && listNames(schema);
    const tooLarge = (): Failure => failer(reasons)(files.tooLarge ?? 'too_large');
    return async (request) => {
      const form = await readForm(request, files, tooLarge);
      return lists ? formObject(form, lists) : form;
    };
  }
  if (endpoint.login === 'signature') return async ({ body }) => body ?? Buffer.alloc(0);
  return async ({ body }) => body ?? {};
};
