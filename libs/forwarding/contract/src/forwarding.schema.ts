import {
  fen,
  fenOut,
  instant,
  pageOf,
  pageQuery,
  text,
  trackingNumber,
  warehouseId,
  warehouseName,
  yuanText,
  z,
} from '@caravan/kernel/zod';
import { maxContents, maxPhotoWish, maxShop, ownParcelStates } from './forwarding-rules.ts';

const ownParcelNumber = z.string().regex(/^FP[A-Z0-9-]{4,30}$/);
export const byOwnParcel = z.object({ number: ownParcelNumber });

/** The address of a warehouse for the parcels of one shopper, in Chinese, as shops take it. */
export const warehouseAddress = z.object({
  id: z.string(),
  name: z.string(),
  /** With the shopper's code. */
  recipient: z.string(),
  phone: z.string(),
  province: z.string(),
  city: z.string(),
  district: z.string(),
  /** Ends with the shopper's code, in case the shop shortens the recipient. */
  street: z.string(),
  postcode: z.string(),
});

/** Addresses to which a shopper sends parcels, and the fees. */
export const forwardingAddress = z.object({
  /** On the label of each parcel. */
  code: z.string(),
  /** Empty while the shop takes no parcels. */
  warehouses: z.array(warehouseAddress),
  /** For a parcel that is announced now; charged with the package of its goods. */
  handling_fen: fenOut,
  /** The days without a storage fee, the fee of each further day of an item, and the most of it. */
  free_days: z.int(),
  daily_fee_fen: fenOut,
  fee_max_fen: fenOut,
});

const contents = text(1, maxContents);
const quantity = z.int().min(1).max(999);

/** A parcel that a shopper has sent. */
export const announcement = z.strictObject({
  tracking_number: trackingNumber,
  contents,
  shop: text(0, maxShop).default(''),
  quantity: quantity.default(1),
  /** Price of all contents together, for customs declarations and if they get lost; 0 if it is not given. */
  value_fen: fen.default(0),
  /** A wish for the photos. */
  photo_note: text(0, maxPhotoWish).default(''),
  /** The warehouse to which it was sent, of those that shoppers see; absent: it is not known. */
  warehouse: warehouseId.optional(),
});

/** The same as it is typed: the value in yuan, and nothing for what is left out. */
export const announcementForm = z.strictObject({
  tracking_number: trackingNumber,
  contents,
  shop: text(0, maxShop),
  quantity: z.string().trim().min(1).pipe(z.string().regex(/^\d+$/, 'not_whole')).transform(Number).pipe(quantity),
  value_fen: z.union([z.literal('').transform(() => 0), yuanText.pipe(fen)]),
  photo_note: text(0, maxPhotoWish),
  warehouse: z.union([z.literal('').transform(() => undefined), warehouseId]),
});

/** Contents of a parcel that has arrived. */
export const declaration = z.strictObject({ contents, value_fen: fen });
export const declarationForm = z.strictObject({ contents, value_fen: yuanText.pipe(fen) });

export const ownParcel = z.object({
  number: ownParcelNumber,
  tracking_number: z.string().nullable(),
  contents: z.string(),
  shop: z.string(),
  quantity: z.int(),
  value_fen: fenOut,
  photo_note: z.string(),
  /** Whether the shopper announced it, or staff found the shopper by the code or a proof. */
  announced: z.boolean(),
  state: z.enum(ownParcelStates),
  handling_fen: fenOut,
  /** A question of staff about the contents; the goods are not packed until it is answered. */
  question: z.string().nullable(),
  /** The warehouse for which it was announced; absent where the shop has one, and if it was not said. */
  warehouse: warehouseName.optional(),
  /** Absent where the shop has one warehouse. */
  arrived_at: warehouseName.optional(),
  created_at: instant,
  received_at: instant.nullable(),
  /** When the announcement of a parcel ends of which the shopper was reminded; null until then, and once it has ended. */
  ends_at: instant.nullable(),
  /** Its goods in the warehouse, or that left it. */
  items: z.array(z.object({ id: z.string(), number: z.string() })),
});

export const ownParcelsQuery = z.object(pageQuery.shape);
/** Newest first. */
export const ownParcelPage = pageOf(ownParcel);

export type WarehouseAddress = z.infer<typeof warehouseAddress>;
export type ForwardingAddress = z.infer<typeof forwardingAddress>;
export type Announcement = z.infer<typeof announcement>;
export type Declaration = z.infer<typeof declaration>;
export type OwnParcel = z.infer<typeof ownParcel>;
export type OwnParcelsQuery = z.infer<typeof ownParcelsQuery>;
export type OwnParcelPage = z.infer<typeof ownParcelPage>;
