import { platforms } from '@caravan/goods/contract/links';
import { parseYuan, schemaOf } from '@caravan/kernel';
import { fen, fenOut, id, text, z } from '@caravan/kernel/zod';
import { maxLines, maxNote, maxPhotos, maxPriceReason, maxQuantity } from './cart-limits.ts';
import { priceChangeReasons } from './price-change-reasons.ts';
import { addToCart, getCart, getCartPicture, removeFromCart, updateCartLine, uploadCartPicture } from './cart-orders.wire.ts';

/** Photos asked for of one line (精拍): 200 fen each, and a note on what to photograph. */
export const photo = z.strictObject({ count: z.int().min(0).max(maxPhotos), note: text(0, maxNote).default('') });

/** Reasons a shopper may give for a price of their own (storefront.md 5). */
export const priceChangeReason = z.enum(priceChangeReasons, 'price_reason_required');
export const priceChange = z.strictObject({
  unit_price_fen: fen,
  domestic_shipping_fen: fen,
  reason: priceChangeReason,
  text: text(0, maxPriceReason).default(''),
});

/** Goods described by hand, where a page yields nothing. */
export const manualGoods = z.strictObject({
  /** Empty where the shopper has no link. */
  url: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(4096)]),
  name: text(1, 200),
  description: text(0, 2000).optional(),
  spec: text(1, 500),
  shop_name: text(0, 100).optional(),
  unit_price_fen: fen.min(1),
  domestic_shipping_fen: fen,
  /** What `POST /cart/pictures` answered. */
  image: z.string().regex(/^\/v1\/cart\/pictures\/[\w-]{1,64}$/).optional(),
});

const quantity = z.int().min(1).max(maxQuantity);
const note = text(0, maxNote);
/** One line to add: a product by its snapshot, or goods described by hand; never both, and a price of one's own only for the former. */
export const newLine = z
  .strictObject({
    snapshot_id: id.optional(),
    /** Null where the product has no options to choose. */
    sku_id: z.string().max(200).nullish(),
    manual: manualGoods.optional(),
    quantity,
    note: note.default(''),
    photo: photo.default({ count: 0, note: '' }),
    price_change: priceChange.nullish(),
  })
  .check(({ value, issues }) => {
    const refuse = (field: string, message: string) => issues.push({ code: 'custom', path: [field], message, input: value });
    if (value.snapshot_id === undefined && value.manual === undefined) refuse('snapshot_id', 'required');
    if (value.manual === undefined) return;
    if (value.snapshot_id !== undefined) refuse('manual', 'not_allowed');
    if (value.price_change) refuse('price_change', 'not_allowed');
  });

/** An amount as a person types it, in yuan; becomes fen. */
const yuanText = z
  .string()
  .trim()
  .min(1)
  .transform((typed, context) => {
    const amount = parseYuan(typed);
    if (amount !== undefined) return amount;
    context.issues.push({ code: 'custom', message: 'amount_invalid', input: typed });
    return z.NEVER;
  });

/** The manual purchase order as it is filled in; `manual` and the wishes of the line it becomes. */
export const manualForm = z
  .strictObject({
    ...manualGoods.omit({ unit_price_fen: true, domestic_shipping_fen: true }).shape,
    unit_price: yuanText.pipe(z.int().min(1, 'amount_invalid')),
    domestic_shipping: yuanText,
    wishes: z.strictObject({ quantity, note, photo }),
  })
  .transform(({ unit_price, domestic_shipping, wishes, ...goods }) => ({
    manual: { ...goods, unit_price_fen: unit_price, domestic_shipping_fen: domestic_shipping },
    ...wishes,
  }));

/** The change-price dialog as it is filled in: prices as typed in yuan, and a reason, which must be chosen. */
export const priceChangeForm = z
  .strictObject({
    unit_price: yuanText.pipe(z.int().min(1, 'amount_invalid')),
    domestic_shipping: yuanText,
    reason: z.union([z.literal(''), priceChangeReason]).refine((chosen) => chosen !== '', 'price_reason_required'),
    text: priceChange.shape.text,
  })
  .transform(({ unit_price, domestic_shipping, reason, text: words }) => ({
    unit_price_fen: unit_price,
    domestic_shipping_fen: domestic_shipping,
    reason: reason as PriceChangeReason,
    text: words,
  }));

export const linePatch = z.strictObject({ quantity, note, photo }).partial();
export const lineIds = z.strictObject({ ids: z.array(id).min(1).max(maxLines) });

export const cartLine = z.object({
  id,
  /** Described by hand: it has no product page here. */
  manual: z.boolean(),
  /** The product's page at the shop; may be empty only where `manual`. */
  url: z.string(),
  platform: z.enum(platforms),
  shop_name: z.string().nullable(),
  name: z.string(),
  /** At most 300 characters of a product's own. */
  description: z.string(),
  spec: z.string(),
  /** A picture on this server, or null. */
  image: z.string().nullable(),
  /** What one piece costs in this line: the shop's price at this quantity, or the shopper's own with `price_change`. */
  unit_price_fen: fenOut,
  /** The shop's price of one piece at this quantity; differs from `unit_price_fen` only with `price_change`. */
  listed_price_fen: fenOut,
  /** The shop's price before it changed in the cart; null where it did not, or the shopper has touched the line since. */
  previous_price_fen: fenOut.nullable(),
  quantity: z.int(),
  /** The most that can be had. */
  max_quantity: z.int(),
  domestic_shipping_fen: fenOut,
  photo: z.object({ count: z.int(), note: z.string(), fee_fen: fenOut }),
  note: z.string(),
  price_change: z.object({ ...priceChange.shape, reason: priceChangeReason, text: z.string() }).nullable(),
  /** Unit price × quantity + photo fee. */
  amount_fen: fenOut,
  available: z.boolean(),
  /** Why it is not available, in the caller's language. */
  reason: z.string().nullable(),
});

export const cartShop = z.object({
  shop_name: z.string().nullable(),
  line_ids: z.array(id),
  /** This and the other amounts are of its available lines: what cannot be had costs nothing. */
  goods_fen: fenOut,
  photo_fen: fenOut,
  /** The highest of its lines. */
  domestic_shipping_fen: fenOut,
  amount_fen: fenOut,
});

export const cart = z.object({
  items: z.array(cartLine),
  count: z.int(),
  shops: z.array(cartShop),
  /** Prices older than 30 minutes are being read again from the shops; ask once more in a moment. */
  checking: z.boolean(),
});
/** Its kind and size are judged by its bytes, not by what the browser says of them. */
export const pictureUpload = z.strictObject({ image: z.file('not_a_picture') });
export const picture = z.object({ image: z.string() });
export const pictureParams = z.object({ id });

export type Photo = z.infer<typeof photo>;
export type PriceChange = z.infer<typeof priceChange>;
export type PriceChangeReason = z.infer<typeof priceChangeReason>;
export type PriceChangeForm = z.input<typeof priceChangeForm>;
/** What the manual purchase order's fields hold; prices as typed, in yuan. */
export type ManualForm = z.input<typeof manualForm>;
export type ManualGoods = z.infer<typeof manualGoods>;
/** What a client sends; `ParsedNewLine` is the same with its defaults. */
export type NewLine = z.input<typeof newLine>;
export type ParsedNewLine = z.infer<typeof newLine>;
export type LinePatch = z.infer<typeof linePatch>;
export type LineIds = z.infer<typeof lineIds>;
export type CartLine = z.infer<typeof cartLine>;
export type CartShop = z.infer<typeof cartShop>;
export type Cart = z.infer<typeof cart>;
export type Picture = z.infer<typeof picture>;
export type PictureUpload = z.infer<typeof pictureUpload>;
export type PictureParams = z.infer<typeof pictureParams>;

export const getCartSchema = schemaOf(getCart, { data: cart });
export const addToCartSchema = schemaOf(addToCart, { body: newLine, data: cartLine });
export const updateCartLineSchema = schemaOf(updateCartLine, { params: z.object({ id }), body: linePatch, data: cartLine });
export const removeFromCartSchema = schemaOf(removeFromCart, { body: lineIds, data: z.object({ count: z.int() }) });
export const uploadCartPictureSchema = schemaOf(uploadCartPicture, { body: pictureUpload, data: picture });
export const getCartPictureSchema = schemaOf(getCartPicture, { params: pictureParams, data: z.unknown() });
