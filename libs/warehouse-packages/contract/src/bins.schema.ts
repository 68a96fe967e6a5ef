import { binCode, cursorPageOf, cursorQuery, text, warehouseId, z } from '@caravan/kernel/zod';
import { binKinds, maxImportedRows } from './package-states.ts';
import { inWarehouse, whereItIs } from './warehouses.schema.ts';

export const byBin = z.object({ code: binCode });

const place = {
  zone: text(1, 40),
  kind: z.enum(binKinds),
  /** The place on the way through the warehouse; pick lists follow it. */
  position: z.int().min(0).max(1_000_000),
  /** Goods are put only into active bins. */
  active: z.boolean().default(true),
  /** Shops with several warehouses ask for it when a bin is new; it changes while the bin is empty. */
  warehouse: warehouseId.optional(),
};
export const newBin = z.strictObject({
  /** The shop's own code; absent: a new one that begins with `BN`. */
  code: binCode.optional(),
  ...place,
});
export const binChange = z.strictObject({ ...place, active: z.boolean() });

/** A place in the warehouse, with what it holds now. */
export const bin = z.object({
  code: z.string(),
  zone: z.string(),
  kind: z.enum(binKinds),
  position: z.int(),
  active: z.boolean(),
  version: z.int(),
  /** The number of items that are in it. */
  items: z.int(),
  ...whereItIs,
});
/** In walking order. `q` is a part of the code or of the zone. */
export const binsQuery = z.object({ ...cursorQuery.shape, q: text(1, 60).optional(), ...inWarehouse });
export const binsPage = cursorPageOf(bin);

/** A row as a file has it; each row is checked on its own. */
export const importedBin = z.strictObject({
  code: z.string().max(200),
  zone: z.string().max(200),
  kind: z.string().max(40),
  position: z.union([z.number(), z.string().max(40)]),
  active: z.boolean().optional(),
  warehouse: z.string().max(40).optional(),
});
export const binsImport = z.strictObject({
  rows: z.array(importedBin).min(1).max(maxImportedRows),
  /** Only reports what the import would do. */
  dry_run: z.boolean().default(false),
});
export const binsImported = z.object({
  rows: z.array(
    z.object({
      code: z.string(),
      outcome: z.enum(['created', 'changed', 'unchanged', 'refused']),
      /** The faults of a refused row, by field, in the caller's language. */
      fields: z.record(z.string(), z.string()).nullable(),
    }),
  ),
});

/** Whether a bin takes goods of one shopper only; areas where goods wait take those of all. */
export const binRuleChange = z.strictObject({ one_shopper: z.boolean() });
export const binRule = z.object({ ...binRuleChange.shape, version: z.int() });

export type BinRuleChange = z.infer<typeof binRuleChange>;
export type BinRule = z.infer<typeof binRule>;
export type NewBin = z.infer<typeof newBin>;
export type BinChange = z.infer<typeof binChange>;
export type Bin = z.infer<typeof bin>;
export type BinsQuery = z.infer<typeof binsQuery>;
export type BinsPage = z.infer<typeof binsPage>;
export type ImportedBin = z.infer<typeof importedBin>;
export type BinsImport = z.infer<typeof binsImport>;
export type BinsImported = z.infer<typeof binsImported>;
