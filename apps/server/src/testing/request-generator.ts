import type { EndpointSchema, StandardSchemaV1 } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import type { InjectOptions } from 'fastify';
import { multipartOf } from './multipart.ts';

type Json = Record<string, unknown>;

/** Pseudo-random numbers between 0 and 1, repeatable by seed (mulberry32). */
const randomFrom = (seed: number): (() => number) => {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const oddValues: readonly unknown[] = [
  null,
  true,
  '',
  ' ',
  0,
  -1,
  1.5,
  1e21,
  2 ** 53,
  [],
  {},
  [[[[]]]],
  '\u0000',
  '\ud800',
  '\u202e',
  "'; DROP TABLE users; --",
  '../../etc/passwd',
  '<script>',
  'http://[::1]/',
  '９９',
  'toString',
  'a'.repeat(5_000),
  Object.fromEntries([['__proto__', 1]]),
];

const contentTypes = [
  ' application/json',
  'application/json;charset=utf-16',
  'application/json;',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/xml',
  ';',
  '/',
  'a/b;c',
  'APPLICATION/JSON',
];

const brokenBodies = [
  '{',
  '[',
  '"',
  '{"a":}',
  '\u0000',
  '{"__proto__":{"a":1}}',
  '{"constructor":{"prototype":{"a":1}}}',
  'a=b',
  '[]',
  '1',
  'null',
  `${'['.repeat(20_000)}`,
];

/** Larger than the limit of a JSON body. */
const oversized = `{"a":"${'x'.repeat(1_200_000)}"}`;

const jsonSchemaOf = (schema: StandardSchemaV1 | undefined): Json | undefined =>
  schema instanceof z.ZodType
    ? { ...z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', cycles: 'ref' }) }
    : undefined;

/** The maximum number of ids that are kept for later requests. */
const maxIds = 300;

/** The values of a response that identify something; later requests use them. */
const idsIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    typeof part === 'string' && /(^|_)(id|number|token|key|code)$/.test(key) ? [part] : idsIn(part),
  );
};

/**
 * Generates requests for the endpoints of the contract: some valid, the others invalid in one of many ways. Ids of
 * responses are used again, so that requests also reach existing data.
 */
export const requestGenerator = (seed: number) => {
  const random = randomFrom(seed);
  const below = (end: number): number => Math.floor(random() * end);
  const oneOf = <T>(values: readonly T[]): T => values[below(values.length)] as T;
  const ids: string[] = [];
  const anId = (): string =>
    ids.length && random() < 0.6 ? oneOf(ids) : Array.from({ length: 22 }, () => oneOf([...'abcXYZ019_-'])).join('');

  const text = ({ format, maxLength = 40, minLength = 0 }: Json): string => {
    if (format === 'email') return `shopper-${below(1_000)}@example.com`;
    if (format === 'uri') return `http://localhost/goods/${below(1_000)}`;
    const length = Math.max(Number(minLength), below(Math.min(60, Number(maxLength)) + 1));
    return Array.from({ length }, () => oneOf([...'abcXYZ019 -_/.%&é中\n'])).join('');
  };

  /** A value for a JSON Schema, as far as the schema defines one. */
  const valueOf = (schema: Json | undefined): unknown => {
    if (!schema) return oneOf(oddValues);
    if ('const' in schema) return schema['const'];
    if (Array.isArray(schema['enum'])) return oneOf(schema['enum']);
    const choices = schema['anyOf'] ?? schema['oneOf'];
    if (Array.isArray(choices)) return valueOf(oneOf(choices as Json[]));
    switch (schema['type']) {
      case 'object':
        return objectOf(schema);
      case 'array':
        return Array.from({ length: Number(schema['minItems'] ?? 0) + below(4) }, () =>
          valueOf(schema['items'] as Json),
        );
      case 'integer':
        return Number(schema['minimum'] ?? 0) + below(Math.min(1_000, Number(schema['maximum'] ?? 1_000)));
      case 'number':
        return random() * 1_000;
      case 'boolean':
        return random() < 0.5;
      case 'string':
        return text(schema);
      default:
        return oneOf(oddValues);
    }
  };

  const isId = (name: string, { type, enum: values }: Json): boolean =>
    type === 'string' && !values && /(^|_)(id|number|token)$/.test(name);

  const objectOf = ({ properties = {}, required = [] }: Json): Json => {
    const needed = new Set(required as string[]);
    const given = Object.entries(properties as Record<string, Json>).filter(
      ([name]) => needed.has(name) || random() < 0.6,
    );
    return Object.fromEntries(given.map(([name, schema]) => [name, isId(name, schema) ? anId() : valueOf(schema)]));
  };

  /** The value with one fault: a missing field, another type, or an extra field. */
  const mutated = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null || random() < 0.1) return oneOf(oddValues);
    if (Array.isArray(value)) return [...value, oneOf(oddValues)];
    const [name, part] = oneOf(Object.entries(value).length ? Object.entries(value) : [['extra', 1]]) as [
      string,
      unknown,
    ];
    const others = Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));
    return oneOf([
      others,
      { ...others, [name]: oneOf(oddValues) },
      { ...others, [name]: mutated(part) },
      { ...value, extra: oneOf(oddValues) },
    ]);
  };

  const queryOf = (schema: StandardSchemaV1 | undefined, wrong: boolean): string => {
    const given = (schema ? valueOf(jsonSchemaOf(schema)) : {}) as Json;
    const values = wrong ? mutated(given) : given;
    if (typeof values !== 'object' || values === null) return '?%E0%A4%A=&=';
    const entries = Object.entries(values).map(
      ([key, value]) => [key, typeof value === 'string' ? value : JSON.stringify(value)] as [string, string],
    );
    return entries.length ? `?${new URLSearchParams(entries).toString()}` : '';
  };

  const pathOf = (path: string, wrong: boolean): string =>
    path.replaceAll(/:\w+/g, () =>
      wrong ? oneOf(['%00', '%E0%A4%A', '..', 'a'.repeat(3_000), '-1', '0', encodeURIComponent('中')]) : anId(),
    );

  const bodyOf = (
    { endpoint, body }: EndpointSchema,
    kind: string,
  ): Pick<InjectOptions, 'payload'> & { type?: string } => {
    if (kind === 'oversized') return { payload: oversized, type: 'application/json' };
    if (kind === 'broken') return { payload: oneOf(brokenBodies), type: 'application/json' };
    const valid = valueOf(jsonSchemaOf(body) ?? {});
    const sent = kind === 'mutated' ? mutated(valid) : valid;
    if (endpoint.upload && kind !== 'content type') return multipartOf(sent, below);
    const payload = JSON.stringify(sent);
    return { payload, type: kind === 'content type' ? oneOf(contentTypes) : 'application/json' };
  };

  const next = (schema: EndpointSchema, tokens: readonly string[]): InjectOptions => {
    // Large bodies are expensive and find few faults.
    const kind = random() < 0.01 ? 'oversized' : oneOf(['valid', 'mutated', 'broken', 'content type']);
    const { method, path } = schema.endpoint;
    const wrong = kind === 'mutated';
    const { payload, type } = method === 'GET' ? {} : bodyOf(schema, kind);
    const token = oneOf([...tokens, ...tokens, undefined, 'x', '\u00e9', ' ', 'a'.repeat(2_000)]);
    return {
      method,
      url: `/v1${pathOf(path, wrong)}${queryOf(schema.query, wrong)}`,
      headers: {
        ...(type === undefined ? {} : { 'content-type': type }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(schema.endpoint.idempotency && random() < 0.8 ? { 'idempotency-key': anId() } : {}),
        'client-language': oneOf(['en', 'zh', 'xx', '']),
      },
      ...(payload === undefined ? {} : { payload }),
    };
  };

  return {
    next,
    /** Collects ids from a response. */
    learn: (response: unknown): void => {
      for (const found of idsIn(response)) ids[ids.length < maxIds ? ids.length : below(maxIds)] = found;
    },
  };
};
