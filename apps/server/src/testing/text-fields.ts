import type { EndpointSchema, StandardSchemaV1 } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';

type Json = Record<string, unknown>;
export type Part = 'params' | 'query' | 'body';

/** A field of a request that takes a text. `0` is the first entry of a list. */
export interface TextField {
  part: Part;
  path: readonly string[];
}

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The paths of all texts in a JSON Schema, including all branches of a choice. */
const textPaths = (schema: unknown, path: readonly string[] = []): (readonly string[])[] => {
  if (!isJson(schema)) return [];
  const choices = [schema['anyOf'], schema['oneOf'], schema['allOf']].flatMap((list) =>
    Array.isArray(list) ? list : [],
  );
  const entries = isJson(schema['properties']) ? Object.entries(schema['properties']) : [];
  return [
    ...(schema['type'] === 'string' && !('enum' in schema) && !('const' in schema) ? [path] : []),
    ...choices.flatMap((choice: unknown) => textPaths(choice, path)),
    ...entries.flatMap(([name, part]) => textPaths(part, [...path, name])),
    ...textPaths(schema['items'], [...path, '0']),
    ...textPaths(schema['additionalProperties'], [...path, 'any']),
  ];
};

const pathsOf = (schema: StandardSchemaV1 | undefined): (readonly string[])[] => {
  if (!(schema instanceof z.ZodType)) return [];
  const paths = textPaths(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  return [...new Map(paths.map((path) => [path.join('.'), path])).values()];
};

/** All fields of an endpoint's request that take a text. */
export const textFields = ({ params, query, body }: EndpointSchema): TextField[] => [
  ...pathsOf(params).map((path) => ({ part: 'params' as const, path })),
  ...pathsOf(query).map((path) => ({ part: 'query' as const, path })),
  ...pathsOf(body).map((path) => ({ part: 'body' as const, path })),
];

/** An object with only this text. */
export const objectWith = (path: readonly string[], text: string): unknown =>
  path.reduceRight<unknown>((inner, key) => (key === '0' ? [inner] : { [key]: inner }), text);
