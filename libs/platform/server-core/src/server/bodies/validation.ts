import { fail, firstCharacters, isStorable, type Failure, type StandardSchemaV1 } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import type { FastifyError } from 'fastify';

export type RequestPart = 'params' | 'query' | 'body';

/** The kernel knows schemas only by the Standard Schema interface. Contracts use zod. */
export const zodOf = (schema: StandardSchemaV1): z.ZodType => {
  if (!(schema instanceof z.ZodType)) throw new Error('contracts must use zod');
  return schema;
};

/** An impossible id in the path causes 404. Other wrong input causes 422 with the fields by name. */
export const refusal = (part: RequestPart, fields: Record<string, string>): Failure =>
  part === 'params' ? fail('not_found') : fail('invalid', { fields });

/** Unknown fields that an answer names: the sender chooses how many there are, and how long they are. */
const namedUnknown = 10;
const nameCharacters = 60;
/** Fields of any kind that an answer names. The longest form has fewer. */
const namedFields = 200;

/** An issue about unknown keys lists them beside the path. */
const unknownKeys = ({ keys }: Record<string, unknown>): string[] =>
  Array.isArray(keys) ? keys.slice(0, namedUnknown).map((key) => firstCharacters(String(key), nameCharacters)) : [];

/** Makes the failure for input that zod refused: each dotted field name with the reason of its first issue. */
export const validationFailure = (error: Pick<FastifyError, 'validation' | 'validationContext'>): Failure => {
  const part =
    error.validationContext === 'params' || error.validationContext === 'body' ? error.validationContext : 'query';
  const fields = new Map<string, string>();
  for (const { instancePath, message = 'bad_format', params } of error.validation ?? []) {
    if (fields.size >= namedFields) break;
    const parent = instancePath.slice(1).replaceAll('/', '.');
    const keys = unknownKeys(params);
    const names = keys.length ? keys.map((key) => (parent ? `${parent}.${key}` : key)) : [parent || part];
    for (const name of names) if (!fields.has(name)) fields.set(name, message);
  }
  return refusal(part, Object.fromEntries(fields));
};

const maxDepth = 50;
/** Values in one part of a request. The largest form, a table of prices by country, may have 16,000. */
export const maxValues = 20_000;

/**
 * Returns the path of the first text that PostgreSQL cannot store. The walk goes into depth first, so that one path
 * serves all values: its cost grows with their number alone, and both are limited.
 */
const unsafeText = (root: unknown): readonly string[] | undefined => {
  const path: string[] = [];
  let values = 0;
  const isSafe = (value: unknown): boolean => {
    if (typeof value === 'string') return isStorable(value);
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value) || value instanceof Blob) return true;
    if (path.length === maxDepth) throw fail('bad_request');
    values += Array.isArray(value) ? value.length : Object.keys(value).length;
    if (values > maxValues) throw fail('too_large');
    for (const [key, inner] of Object.entries(value)) {
      if (!isStorable(key)) return false;
      path.push(key);
      if (!isSafe(inner)) return false;
      path.pop();
    }
    return true;
  };
  return isSafe(root) ? undefined : path;
};

/** Refuses a part of a request that contains text PostgreSQL cannot store. */
export const refuseUnsafeText = (part: RequestPart, value: unknown): void => {
  const path = unsafeText(value);
  if (path) throw refusal(part, { [path.join('.') || part]: 'bad_format' });
};
