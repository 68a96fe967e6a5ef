import type { StandardSchemaV1 } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';

export type JsonSchema = Record<string, unknown>;

/** A contract's schema as JSON Schema: what callers send (`input`) or what they get (`output`). */
export const jsonSchemaOf = (schema: StandardSchemaV1, io: 'input' | 'output', target: 'draft-07' | 'draft-2020-12'): JsonSchema => {
  if (!(schema instanceof z.ZodType)) throw new Error('contracts are written in zod');
  return { ...z.toJSONSchema(schema, { io, target, unrepresentable: 'any', cycles: 'ref' }) };
};
