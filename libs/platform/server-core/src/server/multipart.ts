import multipart from '@fastify/multipart';
import { fail, type StandardSchemaV1 } from '@caravan/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { jsonSchemaOf } from './json-schema.ts';

/** Largest upload as a whole: ten pictures of a phone's camera fit. */
export const uploadBodyLimit = 40 * 1024 * 1024;

const limits = { fileSize: 10 * 1024 * 1024, files: 20, fields: 50, parts: 60, fieldSize: 64 * 1024, fieldNameSize: 100 };

/** Lets the routes of this scope take `multipart/form-data`. */
export const acceptUploads = async (scope: FastifyInstance): Promise<void> => {
  await scope.register(multipart, { limits });
};

/** The plugin's own errors have a status; what its parser says of a broken form has none. */
const hasStatus = (error: unknown): boolean => error instanceof Error && 'statusCode' in error;

/** Reads an upload into memory as the browser's own `FormData`, its files as `File`s. */
export const readForm = async (request: FastifyRequest): Promise<FormData> => {
  if (!request.isMultipart()) throw fail('unsupported_media_type');
  try {
    return await readParts(request);
  } catch (error) {
    throw hasStatus(error) ? error : fail('bad_request');
  }
};

const readParts = async (request: FastifyRequest): Promise<FormData> => {
  const form = new FormData();
  for await (const part of request.parts()) {
    if (part.type === 'field') form.append(part.fieldname, String(part.value ?? ''));
    else form.append(part.fieldname, new File([new Uint8Array(await part.toBuffer())], part.filename ?? '', { type: part.mimetype }));
  }
  return form;
};

const listNames = (schema: StandardSchemaV1): Set<string> => {
  const { properties } = jsonSchemaOf(schema, 'input', 'draft-2020-12');
  const entries = Object.entries((properties ?? {}) as Record<string, { type?: unknown }>);
  return new Set(entries.filter(([, { type }]) => type === 'array').map(([name]) => name));
};

/** Turns a form into the object that the schema describes: a name that the schema has as a list is one, also with a single entry. */
export const formReader = (schema: StandardSchemaV1): ((form: FormData) => Record<string, unknown>) => {
  const lists = listNames(schema);
  return (form) =>
    Object.fromEntries(
      [...new Set(form.keys())].map((name) => {
        const all = form.getAll(name);
        return [name, lists.has(name) || all.length > 1 ? all : all[0]];
      }),
    );
};
