import { supplierOrderNo } from '@caravan/cart-orders/contract/orders';
import {
  cursorPageOf,
  cursorQuery,
  fen,
  fenOut,
  id,
  instant,
  text,
  yuanText,
  z,
  orderNumber,
} from '@caravan/kernel/zod';
import { parcelStates } from './parcel-states.ts';
import { bookStates } from './statement-states.ts';
import { purchaseBooks } from './statements.schema.ts';

const maxPurchasedLines = 100;

/** Some pieces of an order line. */
export const linePieces = z.strictObject({ line_id: id, quantity: z.int().min(1).max(999) });

/** Distinct lines with their pieces. */
export const piecesOfLines = z
  .array(linePieces)
  .min(1)
  .max(maxPurchasedLines)
  .refine((lines) => new Set(lines.map(({ line_id }) => line_id)).size === lines.length, 'bad_format');

/** The facts of a purchase that staff may correct later. */
const facts = {
  /** The shop's number of the order that staff placed there. */
  supplier_order_no: supplierOrderNo,
  /** The account at the shop or its platform with which staff bought. */
  account: text(1, 100),
  /** The payment of staff for these pieces, with the shop's delivery. */
  paid_fen: fen,
  expected_at: instant.nullable().optional(),
};

export const newPurchase = z.strictObject({
  ...facts,
  lines: piecesOfLines,
  /** The number is known, and its purchase also covers these pieces: they and what was paid are added to it. */
  shared: z.boolean().default(false),
});
export const purchaseChange = z.strictObject(facts);

/** A day of a date field, as its first instant where the reader is; empty for none. */
const dayText = z.union([z.literal(''), z.iso.date()]).transform((day) => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return day === '' ? null : new Date(year, month - 1, date).toISOString();
});

const typedFacts = {
  supplier_order_no: facts.supplier_order_no,
  account: facts.account,
  paid: yuanText.pipe(fen),
  expected_on: dayText,
};

/** The fields of a correction, as typed. */
export const purchaseForm = z
  .strictObject(typedFacts)
  .transform(({ paid, expected_on, ...rest }) => ({ ...rest, paid_fen: paid, expected_at: expected_on }));

/** The fields of a purchase, as typed; pieces of 0 are not bought. */
export const newPurchaseForm = z
  .strictObject({ ...typedFacts, pieces: z.record(id, z.int().min(0).max(999)), shared: z.boolean() })
  .transform(({ paid, expected_on, pieces, ...rest }): NewPurchaseInput => ({
    ...rest,
    paid_fen: paid,
    expected_at: expected_on,
    lines: Object.entries(pieces).flatMap(([line_id, quantity]) => (quantity > 0 ? [{ line_id, quantity }] : [])),
  }))
  .pipe(newPurchase);

/** A line with what became of its pieces, for the pages of purchases and parcels. */
export const expectedLine = z.object({
  line_id: id,
  /** The number of its order, or of a shopper's own parcel. */
  order_number: z.string(),
  name: z.string(),
  spec: z.string(),
  image: z.string().nullable(),
  /** The pieces of the order, of which so many were bought, arrived, and were refunded. */
  quantity: z.int(),
  bought_quantity: z.int(),
  received_quantity: z.int(),
  refunded_quantity: z.int(),
  /** The bought pieces that are still to arrive; 0 for an order that expects none. */
  expected_quantity: z.int(),
  /** The photos that the shopper paid for, and what they should show. */
  photo: z.object({ count: z.int(), note: z.string() }),
  /** The shopper's note. */
  note: z.string(),
});

export const parcelBrief = z.object({
  id,
  tracking_number: z.string().nullable(),
  carrier: z.string(),
  state: z.enum(parcelStates),
});

export const purchase = z.object({
  id,
  supplier_order_no: z.string(),
  /** Null if it was recorded by the number alone. */
  account: z.string().nullable(),
  paid_fen: fenOut.nullable(),
  shop_name: z.string().nullable(),
  expected_at: instant.nullable(),
  /** The name of the member of staff who bought. */
  bought_by: z.string(),
  created_at: instant,
  /** When nothing more was to arrive for it; null before. */
  done_at: instant.nullable(),
  ...purchaseBooks,
  version: z.int(),
  /** The pieces of this purchase. */
  lines: z.array(z.object({ ...expectedLine.shape, purchased_quantity: z.int() })),
  parcels: z.array(parcelBrief),
});

export const purchasesQuery = z.object({
  ...cursorQuery.shape,
  /** Part of the shop's number, of the account or of the shop's name. */
  q: text(0, 100).optional(),
  order: orderNumber.optional(),
  /** `open`: something is still to arrive. */
  state: z.enum(['open', 'done']).optional(),
  /** How it compares with the statements. */
  books: z.enum(bookStates).optional(),
  format: z.enum(['json', 'csv']).optional(),
});
export const purchasePage = cursorPageOf(purchase);
export const byPurchase = z.object({ id });

export type LinePieces = z.infer<typeof linePieces>;
export type NewPurchase = z.infer<typeof newPurchase>;
/** The same before the defaults. */
export type NewPurchaseInput = z.input<typeof newPurchase>;
/** The values of the form's fields. */
export type NewPurchaseForm = z.input<typeof newPurchaseForm>;
export type PurchaseChange = z.infer<typeof purchaseChange>;
export type ExpectedLine = z.infer<typeof expectedLine>;
export type ParcelBrief = z.infer<typeof parcelBrief>;
export type Purchase = z.infer<typeof purchase>;
export type PurchasesQuery = z.infer<typeof purchasesQuery>;
export type PurchasePage = z.infer<typeof purchasePage>;
