import { isStorable } from '@caravan/kernel';
import { carrierName, cursorPageOf, cursorQuery, fenOut, id, instant, text, z } from '@caravan/kernel/zod';
import { maxLineText, readBillLine } from './bill-line.ts';
import { freightFindings, maxBillLines, maxSurcharges } from './freight-states.ts';

const earliest = '2000-01-01';
const latest = '2099-12-31';

/** A day of a bill, in Beijing time. */
const day = z.iso.date({ abort: true }).refine((asked) => asked >= earliest && asked <= latest, 'not_allowed');

/** ISO 4217. */
const currency = z.string().regex(/^[A-Z]{3}$/);

const columnName = text(1, 200).optional();
const surchargeName = text(1, 100);

/** Headings of a carrier's file, for the next file of the same carrier. */
const billColumns = z.strictObject({
  number: columnName,
  weight: columnName,
  base: columnName,
  total: columnName,
  currency: columnName,
});

/** A line in the form of `writeBillLine`. */
const billLine = z
  .string()
  .max(maxLineText)
  .refine((written) => isStorable(written) && readBillLine(written) !== undefined, 'bad_format');

/** A carrier's bill, or its credit note, whose amounts are negative. */
export const freightBillImport = z
  .strictObject({
    carrier: carrierName(1, 60),
    number: text(1, 100),
    billed_on: day,
    currency,
    /** Stated on the bill as the total of all lines, in hundredths of its currency: fen for CNY. */
    total_hundredths: z.int(),
    surcharges: z.array(surchargeName).max(maxSurcharges),
    columns: billColumns,
    lines: z.array(billLine).min(1).max(maxBillLines),
  })
  .refine(
    // Text that is no line is refused by its own schema.
    ({ surcharges, lines }) =>
      lines.every((line) => (readBillLine(line)?.amounts ?? [0, ...surcharges]).length === 1 + surcharges.length),
    { path: ['lines'], message: 'bad_format' },
  );

const count = z.int().min(0);
const findings = z.array(z.enum(freightFindings));

/** Effect of an import. Nothing is stored. */
export const freightBillCheck = z.object({
  /** The bill was imported before with the same lines: the import adds nothing. */
  is_known: z.boolean(),
  /** In the order of the lines. */
  lines: z.array(z.object({ package_number: z.string().nullable(), findings })),
  matched: count,
  unknown: count,
  heavier: count,
  loss: count,
  twice: count,
  /** Sum of the lines; the import needs the bill's own total. */
  sum_hundredths: z.int(),
  sum_fen: fenOut,
  /** Yuan for one unit of the currency. */
  rate: z.string(),
});

export const freightBill = z.object({
  id,
  carrier: z.string(),
  number: z.string(),
  billed_on: z.iso.date(),
  currency: z.string(),
  /** Yuan for one unit of the currency, and the day of that rate; null for CNY. */
  rate: z.string(),
  rate_as_of: z.iso.date().nullable(),
  total_hundredths: z.int(),
  total_fen: fenOut,
  lines: count,
  /** Lines about which nothing is known yet. */
  unknown: count,
  /** Lines with a difference about which nobody has decided. */
  open: count,
  disputed: count,
  /** The name of the member of staff. */
  imported_by: z.string(),
  imported_at: instant,
});

export const freightBillsQuery = z.object({
  ...cursorQuery.shape,
  /** Part of a carrier's name or of the number of a bill. */
  q: text(1, 100).optional(),
});
export const freightBillPage = cursorPageOf(freightBill);

/** Columns of each carrier's last bill. */
export const freightCarriers = z.array(
  z.object({
    carrier: z.string(),
    currency: z.string(),
    columns: billColumns,
    surcharges: z.array(z.string()),
  }),
);

export type FreightBillImport = z.infer<typeof freightBillImport>;
export type FreightBillCheck = z.infer<typeof freightBillCheck>;
export type FreightBill = z.infer<typeof freightBill>;
export type FreightBillsQuery = z.infer<typeof freightBillsQuery>;
export type FreightBillPage = z.infer<typeof freightBillPage>;
export type FreightCarriers = z.infer<typeof freightCarriers>;
