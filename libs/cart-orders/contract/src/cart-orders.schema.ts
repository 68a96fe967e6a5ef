import { maxNote, maxPhotos, priceChangeReasons } from '@caravan/content/contract';
import { platforms } from '@caravan/goods/contract/links';
import { fen, fenOut, id, text, yuanText, z } from '@caravan/kernel/zod';
import { maxLines, maxPriceReason, maxQuantity } from './cart-limits.ts';

/** The photos ordered for one line (精拍), with a note on what to photograph. The shop may allow fewer. */
export const photo = z.strictObject({ count: z.int().min(0).max(maxPhotos), note: text(0, maxNote).default('') });

/** The reasons a shopper may give for a changed price (specification 8.5). */
export const priceChangeReason = z.enum(priceChangeReasons, 'price_reason_required');
/** Another price that the shopper has agreed with the shop; staff review it. */
export const priceChange = z.strictObject({
  unit_price_fen: fen,
  domestic_shipping_fen: fen,
  reason: priceChangeReason,
  text: text(0, maxPriceReason).default(''),
});

/** Goods that the shopper describes by hand because their page cannot be read. */
export const manualGoods = z.strictObject({
  /** Empty if the shopper has no link. */
  url: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(4096)]),
  name: text(1, 200),
  description: text(0, 2000).optional(),
  spec: text(1, 500),
  shop_name: text(0, 100).optional(),
  unit_price_fen: fen.min(1),
  domestic_shipping_fen: fen,
  /** The path from the answer of `POST /cart/pictures`. */
  image: z
    .string()
    .regex(/^\/v1\/cart\/pictures\/[\w-]{1,64}$/)
    .optional(),
});

const quantity = z.int().min(1).max(maxQuantity);
const note = text(0, maxNote);
/**
 * One line to add: a product by its snapshot, or goods described by hand, never both. Only a product can have a changed
 * price.
 */
export const newLine = z
  .strictObject({
    snapshot_id: id.optional(),
    /** Null if the product has no options. */
    sku_id: z.string().max(200).nullish(),
    manual: manualGoods.optional(),
    quantity,
    note: note.default(''),
    photo: photo.default({ count: 0, note: '' }),
    price_change: priceChange.nullish(),
  })
  .check(({ value, issues }) => {
    const refuse = (field: string, message: string) =>
      issues.push({ code: 'custom', path: [field], message, input: value });
    if (value.snapshot_id === undefined && value.manual === undefined) refuse('snapshot_id', 'required');
    if (value.manual === undefined) return;
    if (value.snapshot_id !== undefined) refuse('manual', 'not_allowed');
    if (value.price_change) refuse('price_change', 'not_allowed');
  });

/** The fields of the manual purchase order: `manual` and the line options of the new line. */
export const manualForm = z
  .strictObject({
    ...manualGoods.omit({ unit_price_fen: true, domestic_shipping_fen: true }).shape,
    /** The currency in which the prices are typed. The page converts them to yuan before it sends the line. */
    currency: z.string().regex(/^[A-Z]{3}$/),
    unit_price: yuanText.pipe(z.int().min(1, 'amount_invalid')),
    domestic_shipping: yuanText,
    lineOptions: z.strictObject({ quantity, note, photo }),
  })
  .transform(({ url, name, description, spec, shop_name, image, unit_price, domestic_shipping, lineOptions }) => ({
    manual: {
      url,
      name,
      description,
      spec,
      shop_name,
      image,
      unit_price_fen: unit_price,
      domestic_shipping_fen: domestic_shipping,
    },
    ...lineOptions,
  }));

/** The fields of the change-price dialog: prices in yuan as typed, and a required reason. */
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

/** Fields that are left out keep their values. */
export const linePatch = z.strictObject({ quantity, note, photo }).partial();
/** Lines of the cart. */
export const lineIds = z.strictObject({ ids: z.array(id).min(1).max(maxLines) });

/** Goods in the cart, with the price of this moment. */
export const cartLine = z.object({
  id,
  /** The goods are described by hand and have no product page here. */
  manual: z.boolean(),
  /** The product's page at the shop; empty only for `manual` lines. */
  url: z.string(),
  platform: z.enum(platforms),
  shop_name: z.string().nullable(),
  name: z.string(),
  /** At most 300 characters of the product's description. */
  description: z.string(),
  spec: z.string(),
  /** A picture on this server, or null. */
  image: z.string().nullable(),
  /**
   * The price of one piece in this line: the shop's price at this quantity, or the shopper's price if `price_change` is
   * set.
   */
  unit_price_fen: fenOut,
  /** The shop's price of one piece at this quantity; differs from `unit_price_fen` only if `price_change` is set. */
  listed_price_fen: fenOut,
  /**
   * The shop's price before it changed while in the cart; null if it did not change or the shopper has edited the line
   * since.
   */
  previous_price_fen: fenOut.nullable(),
  quantity: z.int(),
  /** The largest available quantity. */
  max_quantity: z.int(),
  domestic_shipping_fen: fenOut,
  /** False if a shop states no fee: the fee is unknown then, and counts as 0 (specification 7.9). */
  domestic_shipping_stated: z.boolean(),
  /** The weight of one piece in grams, without packing; null if the shop does not state it. */
  weight_g: z.int().nullable(),
  photo: z.object({ count: z.int(), note: z.string(), fee_fen: fenOut }),
  note: z.string(),
  price_change: z.object({ ...priceChange.shape, reason: priceChangeReason, text: z.string() }).nullable(),
  /** Unit price × quantity + photo fee. */
  amount_fen: fenOut,
  available: z.boolean(),
  /** Why the line is not available, in the caller's language. */
  reason: z.string().nullable(),
});

/** The lines of one shop, which become one order. */
export const cartShop = z.object({
  shop_name: z.string().nullable(),
  line_ids: z.array(id),
  /** This and the other amounts count available lines only. */
  goods_fen: fenOut,
  photo_fen: fenOut,
  /** The highest domestic shipping of its lines. */
  domestic_shipping_fen: fenOut,
  /** False if the fee of a line is unknown. */
  domestic_shipping_stated: z.boolean(),
  amount_fen: fenOut,
});

const feeRate = { rate_bp: z.int(), minimum_fen: fenOut };

/** The cart of the caller. */
export const cart = z.object({
  items: z.array(cartLine),
  count: z.int(),
  shops: z.array(cartShop),
  /**
   * The service fee that the checkout adds to the amounts of the shops, and how many more orders of the caller are free of
   * it; absent if there is none.
   */
  service_fee: z
    .object({
      ...feeRate,
      free_orders: z.int(),
      exceptions: z.array(
        z.object({ platform: z.enum(platforms).nullable(), shop_name: z.string().nullable(), ...feeRate }),
      ),
      free_orders_left: z.int(),
    })
    .optional(),
  /** True while the server reads prices older than 30 minutes again from the shops; poll until it is false. */
  checking: z.boolean(),
});
/** The server checks type and size by the file's bytes and ignores what the browser declares. */
export const pictureUpload = z.strictObject({ image: z.file('not_a_picture') });
/** The path of the stored picture on this server. */
export const picture = z.object({ image: z.string() });
/** The id of a picture. */
export const pictureParams = z.object({ id });

export type Photo = z.infer<typeof photo>;
export type PriceChange = z.infer<typeof priceChange>;
export type PriceChangeReason = z.infer<typeof priceChangeReason>;
export type PriceChangeForm = z.input<typeof priceChangeForm>;
/** The values of the manual purchase order's fields; prices in yuan as typed. */
export type ManualForm = z.input<typeof manualForm>;
export type ManualGoods = z.infer<typeof manualGoods>;
/** As a client sends it; `ParsedNewLine` is the same with defaults filled in. */
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
