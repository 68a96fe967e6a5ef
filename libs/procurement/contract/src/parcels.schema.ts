import { goodsConditions, maxUploadedPhotos } from '@caravan/goods/contract';
import { orderStatuses } from '@caravan/kernel';
import {
  binCode,
  carrierName,
  code,
  cursorPageOf,
  cursorQuery,
  id,
  instant,
  shopNumber,
  text,
  trackingNumber,
  warehouseId,
  z,
  orderNumber,
} from '@caravan/kernel/zod';
import { restrictions } from '@caravan/shipping/contract';
import { importOutcomes, maxImportedRows, parcelStates } from './parcel-states.ts';
import { expectedLine, piecesOfLines } from './purchases.schema.ts';

const carrier = carrierName(0, 60);
const weight = z.int().min(1).max(1_000_000);
const side = z.int().min(1).max(10_000);

/** A parcel that a shop has announced for a purchase. */
export const newParcel = z.strictObject({
  carrier: carrier.default(''),
  tracking_number: trackingNumber,
  /** The announced contents, if the shop names them. */
  lines: piecesOfLines.optional(),
});

/** A parcel that arrived and belongs to no known purchase; some have no tracking number. */
export const arrivedParcel = z.strictObject({
  tracking_number: trackingNumber.optional(),
  carrier: carrier.default(''),
  weight_g: weight,
  /** Where it is kept. */
  bin: binCode,
  note: text(0, 500).default(''),
});

/** The same in a form, where a weight is text and an empty number means none. */
export const arrivedParcelForm = z
  .strictObject({
    ...arrivedParcel.shape,
    tracking_number: z.string(),
    weight_g: z.string().trim().min(1).pipe(z.string().regex(/^\d+$/, 'not_whole')).transform(Number).pipe(weight),
  })
  .transform(({ tracking_number: typed, ...rest }): z.input<typeof arrivedParcel> =>
    typed.trim() ? { ...rest, tracking_number: typed } : rest,
  )
  .pipe(arrivedParcel);

export const parcelImport = z.strictObject({
  rows: z
    .array(
      z.strictObject({
        supplier_order_no: shopNumber,
        /** As the file has it; each row is checked on its own. */
        tracking_number: z.string().max(200),
        carrier: carrier.default(''),
      }),
    )
    .min(1)
    .max(maxImportedRows),
  /** Tells what would happen and changes nothing. */
  dry_run: z.boolean().default(false),
});

/** The result of each row, in their order. */
export const parcelImported = z.object({
  rows: z.array(
    z.object({
      outcome: z.enum(importOutcomes),
      /** Why a row was refused, in the caller's language. */
      reason: z.string().nullable(),
      message: z.string().nullable(),
      /** Null for a refused row, and for a new one of a dry run. */
      parcel_id: id.nullable(),
    }),
  ),
});

export const parcelPhotos = z.strictObject({
  photos: z.union([
    z.file('not_a_picture').transform((one) => [one]),
    z.array(z.file('not_a_picture')).min(1).max(maxUploadedPhotos),
  ]),
});

export const parcel = z.object({
  id,
  tracking_number: z.string().nullable(),
  carrier: z.string(),
  state: z.enum(parcelStates),
  purchase_id: id.nullable(),
  supplier_order_no: z.string().nullable(),
  shop_name: z.string().nullable(),
  expected_at: instant.nullable(),
  weight_g: z.int().nullable(),
  bin: z.string().nullable(),
  note: z.string(),
  photos: z.array(z.object({ url: z.string() })),
  created_at: instant,
  /** When it came without a purchase, or was received. */
  arrived_at: instant.nullable(),
  /** The rest of its purchase comes in another parcel. */
  more_comes: z.boolean(),
  /** A shopper's own parcel, which no purchase is for: its number, and the shopper's code on its label. */
  forwarded: z.object({ number: z.string(), code: z.string() }).nullable(),
  /** The lines to look for in it; the announced contents where the shop named them. */
  lines: z.array(z.object({ ...expectedLine.shape, announced_quantity: z.int().nullable() })),
});

export const parcelsQuery = z.object({
  ...cursorQuery.shape,
  state: z.enum(parcelStates).optional(),
  /** Part of a tracking number or of a note. */
  q: text(0, 100).optional(),
});
export const parcelPage = cursorPageOf(parcel);
export const byParcel = z.object({ id });
export const parcelMatch = z.strictObject({ purchase_id: id });
export const parcelDecision = z.strictObject({ note: text(1, 500) });

/** The contents of a parcel as staff found them; a line may come in several conditions. */
export const parcelReceipt = z.strictObject({
  lines: z
    .array(
      z.strictObject({
        line_id: id,
        quantity: z.int().min(1).max(999),
        weight_g: weight,
        length_mm: side,
        width_mm: side,
        height_mm: side,
        restrictions: z.array(z.enum(restrictions)).max(restrictions.length).default([]),
        bin: binCode.optional(),
        condition: z.enum(goodsConditions).default('good'),
        note: text(0, 500).default(''),
      }),
    )
    .min(1)
    .max(100),
  more_comes: z.boolean(),
  /** The warehouse of the station; shops with several ask for it unless all lines have a bin. */
  warehouse: warehouseId.optional(),
});
export const parcelReceived = z.object({
  orders: z.array(z.object({ number: orderNumber, status: z.enum(orderStatuses) })),
  items: z.array(
    z.object({
      id,
      /** The number on the item's label. */
      number: z.string(),
      line_id: id,
      /** The number of its order, or of the shopper's own parcel. */
      order_number: z.string(),
      quantity: z.int(),
    }),
  ),
});

export const lookupQuery = z.object({ code: code(100) });
const foundCode = z.object({ kind: z.string(), ref: z.string(), title: z.string() });
/** The thing to which a scanned code belongs. */
export const lookup = z.object({
  /** `parcel`, `purchase`, `order`, `item`, `package`, `bin` or `shopper` (by the code on a label); null if nothing or several things have the code. */
  kind: z.string().nullable(),
  ref: z.string().nullable(),
  /** The order lines that it is about. */
  lines: z.array(expectedLine),
  /** The things that have the code, if there are several; otherwise parcels with a similar tracking number. */
  candidates: z.array(foundCode),
});

export type NewParcel = z.infer<typeof newParcel>;
export type ArrivedParcel = z.infer<typeof arrivedParcel>;
export type ParcelImport = z.infer<typeof parcelImport>;
export type ParcelImported = z.infer<typeof parcelImported>;
export type ParcelPhotos = z.infer<typeof parcelPhotos>;
export type Parcel = z.infer<typeof parcel>;
export type ParcelsQuery = z.infer<typeof parcelsQuery>;
export type ParcelPage = z.infer<typeof parcelPage>;
export type ParcelMatch = z.infer<typeof parcelMatch>;
export type ParcelDecision = z.infer<typeof parcelDecision>;
export type ParcelReceipt = z.infer<typeof parcelReceipt>;
export type ParcelReceived = z.infer<typeof parcelReceived>;
export type LookupQuery = z.infer<typeof lookupQuery>;
export type Lookup = z.infer<typeof lookup>;
