import {
  carrierName,
  code,
  cursorPageOf,
  cursorQuery,
  id,
  instant,
  text,
  trackingNumber,
  z,
  packageNumber,
} from '@caravan/kernel/zod';
import { handoverLimits as limits } from './handover-limits.ts';
import { maxImportedRows } from './package-states.ts';

const handoverId = z.string().regex(/^HO[A-Z0-9]{4,30}$/);
export const byHandover = z.object({ id: handoverId });

export const newHandover = z.strictObject({ carrier: carrierName(1, 60) });
const bag = z.int().min(1).max(limits.bags);
export const handoverScan = z.strictObject({
  code: code(60),
  tracking_number: trackingNumber,
  /** The bag that it is put into; without one it stays where it is. */
  bag: bag.optional(),
});
export const handoverRemoval = z.strictObject({ code: code(60) });

export const bagSeal = z.strictObject({
  bag,
  /** The number on the seal. */
  seal: code(40),
  /** The weight of the sealed bag; null if it was not weighed. */
  weight_g: z.int().min(1).max(limits.bagG).nullable(),
});
export const bagOpening = z.strictObject({ bag });

/** A line of a signature: x and y by turns, within a field of these limits. */
const stroke = z
  .array(z.int().min(0).max(limits.signatureWidth))
  .min(2)
  .max(2 * limits.strokePoints)
  .refine((numbers) => numbers.length % 2 === 0, 'not_allowed')
  .refine(
    (numbers) => numbers.every((value, index) => index % 2 === 0 || value <= limits.signatureHeight),
    'not_allowed',
  );

/** The driver's name and signature, which confirm a hand-over. */
export const handoverSignature = z.strictObject({
  name: text(1, 60),
  /** The drawing; no stroke if only the name was typed. */
  strokes: z.array(stroke).max(limits.strokes),
  /** The packages that are not taken. */
  left: z.array(packageNumber).max(limits.left),
});

const manifestFormats = ['csv', 'pdf'] as const;
export const manifestQuery = z.object({ format: z.enum(manifestFormats) });

/** The packages that a carrier collects at once. */
export const handover = z.object({
  id: handoverId,
  carrier: z.string(),
  staff_id: id,
  created_at: instant,
  closed_at: instant.nullable(),
  packages: z.array(
    z.object({
      number: packageNumber,
      tracking_number: z.string(),
      /** Null until the hand-over is closed. */
      /** `left`: the driver did not take it. */
      outcome: z.enum(['shipped', 'refused', 'left']).nullable(),
      /** Why it was not shipped, for programs and in the caller's language. */
      reason: z.string().nullable(),
      message: z.string().nullable(),
      /** The number of its bag; null for one outside bags. */
      bag: z.int().nullable(),
      /** By the scales, or without a weighing by its quote. */
      weight_g: z.int(),
      /** ISO 3166-1; it stays when the address is erased. */
      country: z.string(),
    }),
  ),
  /** Its bags by their numbers. A sealed one takes no more packages, and loses none. */
  bags: z.array(
    z.object({
      number: z.int(),
      seal: z.string().nullable(),
      weight_g: z.int().nullable(),
      sealed_at: instant.nullable(),
    }),
  ),
  /** Who collected it for the carrier; null if nobody signed. */
  driver: z.object({ name: z.string(), strokes: z.array(z.array(z.int())), signed_at: instant }).nullable(),
});
/** The newest first; `open` leaves out closed ones. */
export const handoversQuery = z.object({ ...cursorQuery.shape, open: z.stringbool().optional() });
/** A hand-over of the list: how many packages it has. */
export const handoverSummary = z.object({
  ...handover.omit({ packages: true, bags: true, driver: true }).shape,
  package_count: z.int(),
});
export const handoversPage = cursorPageOf(handoverSummary);

export const shipmentsImport = z.strictObject({
  /** Rows as a file has them; each row is checked on its own. */
  rows: z
    .array(
      z.strictObject({
        number: z.string().max(200),
        carrier: z.string().max(200),
        tracking_number: z.string().max(200),
      }),
    )
    .min(1)
    .max(maxImportedRows),
  /** Only reports what the import would do. */
  dry_run: z.boolean().default(false),
});
export const shipmentsImported = z.object({
  rows: z.array(
    z.object({
      number: z.string(),
      /**
       * `unchanged`: it was shipped with this number before. `held`: it waits for the scales, for a payment or for a
       * decision, and stays.
       */
      outcome: z.enum(['shipped', 'unchanged', 'held', 'refused']),
      reason: z.string().nullable(),
      message: z.string().nullable(),
      /** The carrier of its shipping method, if it is shipped with another one. */
      other_carrier: z.string().nullable(),
    }),
  ),
});

export type NewHandover = z.infer<typeof newHandover>;
export type HandoverScan = z.infer<typeof handoverScan>;
export type HandoverRemoval = z.infer<typeof handoverRemoval>;
export type BagSeal = z.infer<typeof bagSeal>;
export type BagOpening = z.infer<typeof bagOpening>;
export type HandoverSignature = z.infer<typeof handoverSignature>;
export type ManifestQuery = z.infer<typeof manifestQuery>;
export type Handover = z.infer<typeof handover>;
export type HandoversQuery = z.infer<typeof handoversQuery>;
export type HandoverSummary = z.infer<typeof handoverSummary>;
export type HandoversPage = z.infer<typeof handoversPage>;
export type ShipmentsImport = z.infer<typeof shipmentsImport>;
export type ShipmentsImported = z.infer<typeof shipmentsImported>;
