import { cursorPageOf, cursorQuery, fen, fenOut, id, instant, packageNumber, text, z } from '@caravan/kernel/zod';
import {
  freightDecisions,
  freightFindings,
  freightLineStates,
  freightReviews,
  setAsideKinds,
} from './freight-states.ts';

export const byFreightLine = z.object({ id });

/** The package that a line is for. */
export const lineMatch = z.strictObject({ package_number: packageNumber });
export const lineSetAside = z.strictObject({ as: z.enum(setAsideKinds), note: text(1, 500) });
export const lineDecision = z
  .strictObject({ decision: z.enum(freightDecisions), note: text(0, 500).default('') })
  .refine(({ decision, note }) => decision === 'accept' || note !== '', { path: ['note'], message: 'required' });
/** A carrier's repayment for a disputed line without a credit note. */
export const lineSettlement = z.strictObject({ returned_fen: fen, note: text(1, 500) });

const grams = z.int().min(0);

/** A line of a bill. */
export const freightLine = z.object({
  id,
  bill_id: id,
  carrier: z.string(),
  bill_number: z.string(),
  billed_on: z.iso.date(),
  /** From 1 on. */
  position: z.int(),
  /** The tracking number as the bill has it; empty without one. */
  number: z.string(),
  weight_g: grams.nullable(),
  fen: fenOut,
  state: z.enum(freightLineStates),
  package_number: z.string().nullable(),
  findings: z.array(z.enum(freightFindings)),
  review: z.enum(freightReviews).nullable(),
  note: z.string(),
  /** Since when it has this review. */
  reviewed_at: instant.nullable(),
  /** The name of the member of staff; null if a credit note settled it. */
  reviewed_by: z.string().nullable(),
  /** Repaid without a credit note. */
  returned_fen: fenOut,
});

/** A line beside what we know of its parcel. */
export const freightLineDetail = z.object({
  ...freightLine.shape,
  currency: z.string(),
  /** The amounts of the bill in hundredths of its currency: the base amount without a name, and the surcharges. */
  amounts: z.array(z.object({ name: z.string().nullable(), hundredths: z.int() })),
  parcel: z
    .object({
      number: z.string(),
      carrier: z.string(),
      tracking_number: z.string(),
      country: z.string(),
      shipped_at: instant,
      /** The weight that counts: that of the scales or of the volume. */
      weight_g: grams,
      /** Paid by the shopper for shipping. */
      paid_fen: fenOut,
      /** Billed for the parcel on all bills, less repayments. */
      cost_fen: fenOut,
    })
    .nullable(),
  /** The other lines of the parcel. */
  others: z.array(z.object({ id, carrier: z.string(), bill_number: z.string(), billed_on: z.iso.date(), fen: fenOut })),
  /** From which packages it was moved after a tracking number had been corrected, the first one first. */
  moves: z.array(
    z.object({
      at: instant,
      from_package: z.string(),
      /** Null while no package had its number. */
      to_package: z.string().nullable(),
      /** Found and decided for the earlier package. */
      findings: z.array(z.enum(freightFindings)),
      review: z.enum(freightReviews).nullable(),
      note: z.string(),
    }),
  ),
});

export const freightLinesQuery = z.object({
  ...cursorQuery.shape,
  bill: id.optional(),
  state: z.enum(freightLineStates).optional(),
  review: z.enum(freightReviews).optional(),
  /** A tracking number, the number of a package or of a bill. */
  q: text(1, 100).optional(),
  package: packageNumber.optional(),
});
export const freightLinePage = cursorPageOf(freightLine);

/** Limits above which differences are shown, and become work. */
const limits = {
  /** A billed weight may exceed ours by the greater of both. */
  tolerance_g: z.int().min(0).max(100_000),
  tolerance_percent: z.int().min(0).max(100),
  /** A parcel may cost this much more than its shopper paid for shipping. */
  loss_fen: fen,
};
export const freightRuleChange = z.strictObject(limits);
export const freightRule = z.object({ ...limits, version: z.int() });

export type LineMatch = z.infer<typeof lineMatch>;
export type LineSetAside = z.infer<typeof lineSetAside>;
export type LineDecision = z.infer<typeof lineDecision>;
export type LineSettlement = z.infer<typeof lineSettlement>;
export type FreightLine = z.infer<typeof freightLine>;
export type FreightLineDetail = z.infer<typeof freightLineDetail>;
export type FreightLinesQuery = z.infer<typeof freightLinesQuery>;
export type FreightLinePage = z.infer<typeof freightLinePage>;
export type FreightRule = z.infer<typeof freightRule>;
export type FreightRuleChange = z.infer<typeof freightRuleChange>;
