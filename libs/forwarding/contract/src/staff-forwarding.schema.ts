import {
  code,
  cursorPageOf,
  cursorQuery,
  fen,
  fenOut,
  id,
  text,
  trackingNumber,
  warehouseId,
  z,
} from '@caravan/kernel/zod';
import { declaration, ownParcel, warehouseAddress } from './forwarding.schema.ts';
import { maxContents, maxHandlingFen, maxWarehouses, ownParcelStates, waitDays } from './forwarding-rules.ts';

const line = (most: number) => text(1, most);

/** A warehouse as staff write it: the address without a shopper's code. */
const warehouseFields = z.strictObject({
  id: warehouseId,
  name: line(50),
  recipient: line(50),
  phone: z
    .string()
    .trim()
    .regex(/^\+?[\d -]{5,20}$/, 'phone_format'),
  province: line(50),
  city: line(50),
  district: text(0, 50).default(''),
  street: line(200),
  postcode: z
    .string()
    .trim()
    .regex(/^\d{0,10}$/, 'postcode_format')
    .default(''),
  /** Shoppers see it and send parcels to it. */
  active: z.boolean(),
});

/** All warehouses, in the order in which shoppers see them; one that is left out ends. */
export const warehousesChange = z.strictObject({
  warehouses: z
    .array(warehouseFields)
    .max(maxWarehouses)
    .superRefine((all, context) => {
      for (const [index, { id: own }] of all.entries())
        if (all.findIndex((one) => one.id === own) < index)
          context.addIssue({ code: 'custom', path: [index, 'id'], message: 'warehouse_twice' });
    }),
  /** After how many days shoppers are reminded of parcels that have not come; without it, as before. */
  wait_days: z.int('not_whole').min(waitDays.min).max(waitDays.max).optional(),
});
export const staffWarehouses = z.object({
  warehouses: z.array(z.object({ ...warehouseAddress.shape, active: z.boolean() })),
  wait_days: z.int(),
  version: z.int().min(0),
});

/** A handling fee counts for parcels that are announced from the beginning of a day in China. */
export const handlingFee = z.strictObject({ from: z.iso.date(), fee_fen: fen.max(maxHandlingFen, 'rule_amount') });
/** By their days, the last one first. Before the first one handling costs nothing. */
export const handlingFees = z.object({
  fees: z.array(z.object({ from: z.iso.date(), fee_fen: fenOut, state: z.enum(['past', 'in_force', 'planned']) })),
});

export const staffOwnParcel = z.object({
  ...ownParcel.shape,
  user_id: id,
  /** The shopper's code on labels. */
  code: z.string(),
  /** The inbound parcel at the station; null if it was withdrawn. */
  parcel_id: id.nullable(),
  /** It came, was given to this shopper, and waits to be received. */
  is_here: z.boolean(),
});

export const staffOwnParcelsQuery = z.object({
  ...cursorQuery.shape,
  state: z.enum(ownParcelStates).optional(),
  /** Only those whose goods wait for an answer. */
  only: z.enum(['asked']).optional(),
  /** A number, a shopper's code or a part of the contents. */
  q: text(1, 100).optional(),
  /** Only those that were announced for this warehouse. */
  warehouse: warehouseId.optional(),
});
/** Newest first. */
export const staffOwnParcelPage = cursorPageOf(staffOwnParcel);

/** For whom a parcel is that is at the station, or that is kept (`parcel_id`). */
export const ownArrival = z
  .strictObject({
    /** The parcel that was kept, because nobody knew for whom it is. */
    parcel_id: id.optional(),
    /** That of a parcel on the table. */
    tracking_number: trackingNumber.optional(),
    /** The code on the label. */
    code: code(20).optional(),
    /** The announcement for which it came. */
    number: ownParcel.shape.number.optional(),
    /** If nobody announced the parcel. */
    contents: text(0, maxContents).default(''),
    quantity: z.int().min(1).max(999).default(1),
  })
  .refine(({ code: typed, number }) => (typed === undefined) !== (number === undefined), {
    path: ['code'],
    error: 'code_or_number',
  });
/** The shopper's parcel, and the inbound one. */
export const ownArrivalDone = z.object({ number: ownParcel.shape.number, parcel_id: id });

/** A question to the shopper about what is in a parcel. */
export const shopperQuestion = z.strictObject({ question: text(1, 500) });
/** Contents that staff found in a parcel, or a question to its shopper. */
export const staffDeclaration = z.union([declaration, shopperQuestion]);

export type WarehousesChange = z.infer<typeof warehousesChange>;
export type StaffWarehouses = z.infer<typeof staffWarehouses>;
export type HandlingFee = z.infer<typeof handlingFee>;
export type HandlingFees = z.infer<typeof handlingFees>;
export type StaffOwnParcel = z.infer<typeof staffOwnParcel>;
export type StaffOwnParcelsQuery = z.infer<typeof staffOwnParcelsQuery>;
export type StaffOwnParcelPage = z.infer<typeof staffOwnParcelPage>;
export type OwnArrival = z.infer<typeof ownArrival>;
export type OwnArrivalDone = z.infer<typeof ownArrivalDone>;
export type StaffDeclaration = z.infer<typeof staffDeclaration>;
