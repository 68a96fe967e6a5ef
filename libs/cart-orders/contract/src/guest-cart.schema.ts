import { id, text, z } from '@caravan/kernel/zod';
import { maxGuestBytes, maxGuestLines } from './cart-limits.ts';
import { cart, newLine } from './cart-orders.schema.ts';

/** The id of a line in a browser, which it keeps when the line joins a cart; no line of a cart has such an id. */
export const guestLineId = z.string().regex(/^g-[\w-]{22}$/);

const linesWith = <Line extends z.ZodType<{ id: string }>>(line: Line) =>
  z
    .array(line)
    .min(1)
    .max(maxGuestLines)
    .refine((lines) => new Set(lines.map((one) => one.id)).size === lines.length, 'bad_format');

const guestLine = z.strictObject({ id: guestLineId, line: newLine });

/** Lines of a visitor. */
export const guestCart = z.strictObject({ lines: linesWith(guestLine) }).meta({ 'x-max-bytes': maxGuestBytes });
/** The cart that they would be; its lines have the ids of the browser. */
export const shownGuestCart = z.object({
  ...cart.shape,
  /** Lines whose product is not known any more: they have no price here, and cannot join a cart. */
  unknown: z.array(z.string()),
});

/** Lines that join a cart. One without its goods has joined before, and only asks for the line that it became. */
export const cartToJoin = z
  .strictObject({ lines: linesWith(z.strictObject({ id: guestLineId, line: newLine.optional() })) })
  .meta({ 'x-max-bytes': maxGuestBytes });
/** The outcome for each line. */
export const joinedCart = z.object({
  /** The lines of the cart that they became or were added to, now or before. */
  joined: z.array(z.object({ id: z.string(), line_id: id })),
  /** The others, and why, in the caller's language. */
  left_out: z.array(z.object({ id: z.string(), reason: z.string() })),
});

/** A product in one variant; without one, if the product has none. */
export const piecesQuery = z.object({ snapshot_id: id, sku_id: z.string().max(200).optional() });
export const cartPieces = z.object({ pieces: z.int().min(0) });

/** A line as a visitor's browser keeps it, beside the name and the page by which it is found again. */
export const keptGuestLine = z.strictObject({
  ...guestLine.shape,
  name: text(1, 500),
  /** The product's page at the shop; empty for goods described by hand without a link. */
  url: z.string().max(4096),
  /** The account with which the visitor went on; nobody else sees the line then. */
  of: id.optional(),
});

export type GuestCart = z.infer<typeof guestCart>;
export type ShownGuestCart = z.infer<typeof shownGuestCart>;
export type CartToJoin = z.infer<typeof cartToJoin>;
export type JoinedCart = z.infer<typeof joinedCart>;
export type PiecesQuery = z.infer<typeof piecesQuery>;
export type CartPieces = z.infer<typeof cartPieces>;
export type KeptGuestLine = z.infer<typeof keptGuestLine>;
