import type { StandardSchemaV1 } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import { zodOf } from './validation.ts';

type JsonSchema = z.core.JSONSchema._JSONSchema;

/** A character outside the basic plane, escaped as two halves: `\ud83d\ude00`. */
const bytesPerCharacter = 12;
/** Formats that zod describes without a length. A long one (an instant with its fraction and offset) has 40 characters. */
const shortFormats = new Set(['date', 'time', 'date-time', 'duration', 'uuid', 'ipv4', 'ipv6']);
const numberBytes = 25;

const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);
const escaped = (characters: number): number => characters * bytesPerCharacter + 2;

/**
 * Characters of the longest text that a pattern of fixed length matches, as of a code, roughly: those of its source and
 * what its quantifiers add. `Infinity` if it repeats without end.
 */
const patternCharacters = (pattern: string): number => {
  const matched = pattern.replaceAll(/\(\?[=!][^)]*\)/g, '');
  if (/[+*]|,\}/.test(matched)) return Infinity;
  const repeats = [...matched.matchAll(/\{(?:\d+,)?(\d+)\}/g)].map(([, most]) => Number(most));
  return matched.length + sum(repeats);
};

const textBytes = ({ maxLength, format, pattern }: z.core.JSONSchema.JSONSchema): number => {
  if (maxLength !== undefined) return escaped(maxLength);
  if (format !== undefined && shortFormats.has(format)) return escaped(40);
  return pattern === undefined ? Infinity : 2 * patternCharacters(pattern) + 2;
};

const listBytes = ({ maxItems = Infinity, items, prefixItems }: z.core.JSONSchema.JSONSchema): number => {
  if (prefixItems) return 2 + sum(prefixItems.map((item) => jsonBytes(item) + 1));
  const item = Array.isArray(items) ? undefined : items;
  return 2 + maxItems * (jsonBytes(item ?? {}) + 1);
};

const objectBytes = ({ properties = {}, additionalProperties }: z.core.JSONSchema.JSONSchema): number => {
  // A record has as many keys as somebody sends.
  if (additionalProperties !== undefined && additionalProperties !== false) return Infinity;
  return 2 + sum(Object.entries(properties).map(([name, value]) => escaped(name.length) + 2 + jsonBytes(value)));
};

/** Bytes of the longest JSON text without blanks that the schema accepts; `Infinity` if it names no limit. */
const jsonBytes = (schema: JsonSchema): number => {
  if (typeof schema === 'boolean') return schema ? Infinity : 0;
  const { type, anyOf, oneOf, allOf } = schema;
  if (schema.const !== undefined) return escaped(JSON.stringify(schema.const).length);
  if (schema.enum) return Math.max(...schema.enum.map((value) => escaped(JSON.stringify(value).length)));
  const choices = anyOf ?? oneOf;
  if (choices) return Math.max(...choices.map(jsonBytes));
  if (allOf) return sum(allOf.map(jsonBytes));
  if (type === 'string') return textBytes(schema);
  if (type === 'array') return listBytes(schema);
  if (type === 'object') return objectBytes(schema);
  return type === 'number' || type === 'integer' || type === 'boolean' || type === 'null' ? numberBytes : Infinity;
};

/** The limit of a body whose schema names none, and the highest of all. */
export const largestBody = 1024 * 1024;
/** The limit of whatever is no call with a body. */
export const smallBody = 16 * 1024;
/** A text that is somewhat too long reaches the schema, whose refusal names its field. */
const margin = smallBody;

/** Each schema is measured once, although each server of a test has all routes. */
const measured = new WeakMap<StandardSchemaV1, number>();

const measure = (schema: StandardSchemaV1): number => {
  const described = z.toJSONSchema(zodOf(schema), { io: 'input', unrepresentable: 'any' });
  const own = described['x-max-bytes'];
  const accepted = Math.ceil(1.25 * jsonBytes(described)) + margin;
  return Math.min(accepted, typeof own === 'number' ? own : largestBody);
};

/**
 * The largest body of a call, in bytes: what its schema can accept, and a quarter more for blanks and line breaks; less
 * if the schema says so by `.meta({ 'x-max-bytes': … })`, because its parts are never all long. A larger one is refused
 * with 413 before it is read.
 */
export const bodyLimit = (schema: StandardSchemaV1 | undefined): number => {
  if (!schema) return margin;
  const limit = measured.get(schema) ?? measure(schema);
  measured.set(schema, limit);
  return limit;
};
