import { fail, isStorable, type Failure, type StandardSchemaV1 } from '@caravan/kernel';
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

/** Makes the failure for input that zod refused: each dotted field name with the reason of its first issue. */
export const validationFailure = (error: Pick<FastifyError, 'validation' | 'validationContext'>): Failure => {
  const part =
    error.validationContext === 'params' || error.validationContext === 'body' ? error.validationContext : 'query';
  const fields: Record<string, string> = {};
  for (const { instancePath, message = 'bad_format', params } of error.validation ?? []) {
    const parent = instancePath.slice(1).replaceAll('/', '.');
    // An issue about unknown keys lists them beside the path.
    const keys = Array.isArray(params['keys']) ? params['keys'].map(String) : [];
    const names = keys.length ? keys.map((key) => (parent ? `${parent}.${key}` : key)) : [parent || part];
    for (const name of names) fields[name] ??= message;
  }
  return refusal(part, fields);
};

const maxDepth = 50;

interface Item {
  value: unknown;
  path: readonly string[];
}

/**
 * Returns the path of the first text that PostgreSQL cannot store. Iterates instead of recursing, because the caller
 * controls the depth of a body.
 */
const unsafeText = (root: unknown): readonly string[] | undefined => {
  const queue: Item[] = [{ value: root, path: [] }];
  for (let item = queue.pop(); item; item = queue.pop()) {
    const { value, path } = item;
    if (typeof value === 'string' && !isStorable(value)) return path;
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value) || value instanceof Blob) continue;
    if (path.length === maxDepth) throw fail('bad_request');
    for (const [key, inner] of Object.entries(value)) {
      if (!isStorable(key)) return path;
      queue.push({ value: inner, path: [...path, key] });
    }
  }
  return undefined;
};

/** Refuses a part of a request that contains text PostgreSQL cannot store. */
export const refuseUnsafeText = (part: RequestPart, value: unknown): void => {
  const path = unsafeText(value);
  if (path) throw refusal(part, { [path.join('.') || part]: 'bad_format' });
};
