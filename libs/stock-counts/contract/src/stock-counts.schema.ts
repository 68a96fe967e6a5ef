import { binCode, code, cursorPageOf, cursorQuery, id, instant, text, z } from '@caravan/kernel/zod';
import {
  countDecisions,
  countStates,
  differenceKinds,
  differenceOutcomes,
  maxCountDecisions,
  recordedPlaces,
} from './count-states.ts';

const countNumber = z.string().regex(/^SC[A-Z0-9-]{4,30}$/);
export const byCount = z.object({ number: countNumber });
const itemNumber = code(40);

export const countedBin = z.strictObject({ bin: binCode });
export const countScan = z.strictObject({ bin: binCode, number: itemNumber });
export const differenceDecisions = z.strictObject({
  decisions: z
    .array(z.strictObject({ number: itemNumber, decision: z.enum(countDecisions) }))
    .min(1)
    .max(maxCountDecisions)
    .refine((made) => new Set(made.map(({ number }) => number)).size === made.length, 'bad_format'),
});

/** A member of staff; without an address once they have left, and then the name is the id. */
const person = z.object({ id, name: z.string(), email: z.string().nullable() });
const goods = {
  /** On the label. */
  number: z.string(),
  name: z.string(),
  spec: z.string(),
  image: z.string().nullable(),
  quantity: z.int(),
};

/** Scanned goods with their place in the records. */
export const scannedGoods = z.object({
  ...goods,
  place: z.enum(recordedPlaces),
  bin: z.string().nullable(),
  /** The number of goods that were scanned in this count. */
  scanned: z.int(),
});

/** The rest of the scans after one was taken back. */
export const scansLeft = scannedGoods.pick({ number: true, scanned: true });

/** A count of a bin. */
export const stockCount = z.object({
  number: countNumber,
  bin: z.string(),
  state: z.enum(countStates),
  /** Null while a repeated count waits for somebody to do it. */
  counter: person.nullable(),
  opened_at: instant,
  closed_at: instant.nullable(),
  done_at: instant.nullable(),
  /** The count whose differences were to be counted again. */
  again_of: countNumber.nullable(),
  scanned: z.int(),
  difference_count: z.int(),
  /** Differences about which nobody has decided. */
  undecided: z.int(),
});

/** A count with what was scanned, in order, and the differences. */
export const stockCountDetail = z.object({
  ...stockCount.shape,
  scans: z.array(z.object({ ...goods, at: instant, by: person })),
  differences: z.array(
    z.object({
      ...goods,
      kind: z.enum(differenceKinds),
      /** Where the records had it when the count was closed. */
      bin: z.string().nullable(),
      /** Another bin in which missing goods were scanned, by a count that may not be decided yet. */
      seen_in: z.string().nullable(),
      /** The package that reserves it, and whether that is paid. */
      package_number: z.string().nullable(),
      package_paid: z.boolean(),
      return_number: z.string().nullable(),
      outcome: z.enum(differenceOutcomes).nullable(),
      by: person.nullable(),
      at: instant.nullable(),
    }),
  ),
  /** Whether the caller counts. */
  is_own: z.boolean(),
  /** Whether the caller may decide: it waits, and somebody else counted. */
  may_decide: z.boolean(),
});
export const stockCountsQuery = z.object({
  ...cursorQuery.shape,
  state: z.enum(countStates).optional(),
  /** A bin, or the number of a count. */
  q: text(1, 100).optional(),
});
export const stockCountPage = cursorPageOf(stockCount);

export type CountedBin = z.infer<typeof countedBin>;
export type CountScan = z.infer<typeof countScan>;
export type DifferenceDecisions = z.infer<typeof differenceDecisions>;
export type ScannedGoods = z.infer<typeof scannedGoods>;
export type ScansLeft = z.infer<typeof scansLeft>;
export type StockCount = z.infer<typeof stockCount>;
export type StockCountDetail = z.infer<typeof stockCountDetail>;
export type StockCountsQuery = z.infer<typeof stockCountsQuery>;
export type StockCountPage = z.infer<typeof stockCountPage>;
