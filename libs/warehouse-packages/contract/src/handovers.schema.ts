import {
  carrierName,
  code,
  cursorPageOf,
  cursorQuery,
  id,
  instant,
  trackingNumber,
  z,
  packageNumber,
} from '@caravan/kernel/zod';
import { maxImportedRows } from './package-states.ts';

const handoverId = z.string().regex(/^HO[A-Z0-9]{4,30}$/);
export const byHandover = z.object({ id: handoverId });

export const newHandover = z.strictObject({ carrier: carrierName(1, 60) });
export const handoverScan = z.strictObject({ code: code(60), tracking_number: trackingNumber });
export const handoverRemoval = z.strictObject({ code: code(60) });

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
      outcome: z.enum(['shipped', 'refused']).nullable(),
      /** Why it was not shipped, for programs and in the caller's language. */
      reason: z.string().nullable(),
      message: z.string().nullable(),
    }),
  ),
});
/** The newest first; `open` leaves out closed ones. */
export const handoversQuery = z.object({ ...cursorQuery.shape, open: z.stringbool().optional() });
/** A hand-over of the list: how many packages it has. */
export const handoverSummary = z.object({ ...handover.omit({ packages: true }).shape, package_count: z.int() });
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
export type Handover = z.infer<typeof handover>;
export type HandoversQuery = z.infer<typeof handoversQuery>;
export type HandoverSummary = z.infer<typeof handoverSummary>;
export type HandoversPage = z.infer<typeof handoversPage>;
export type ShipmentsImport = z.infer<typeof shipmentsImport>;
export type ShipmentsImported = z.infer<typeof shipmentsImported>;
