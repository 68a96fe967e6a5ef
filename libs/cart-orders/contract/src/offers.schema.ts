import { fenOut, id, instant, text, yuanText, z } from '@caravan/kernel/zod';
import { manualGoods } from './cart-orders.schema.ts';
import { maxQuantity } from './cart-limits.ts';
import { maxOffers, offerDays, offerStates } from './offer-states.ts';

/** Goods at a price that a buyer has found for a shopper's request. */
export const offer = z.object({
  id,
  conversation_id: id,
  /** Empty if the buyer has no link. */
  url: z.string(),
  name: z.string(),
  spec: z.string(),
  shop_name: z.string(),
  unit_price_fen: fenOut,
  domestic_shipping_fen: fenOut,
  quantity: z.int(),
  /** A picture on this server, or null. */
  image: z.string().nullable(),
  state: z.enum(offerStates),
  /** The order of its goods; null if there is none, or if it was cancelled. */
  order_number: z.string().nullable(),
  created_at: instant,
  /** Until then it can be accepted. */
  valid_until: instant,
  /** Whether it can be accepted now. */
  valid: z.boolean(),
});
/** Of one conversation, the newest first. */
export const offers = z.object({ items: z.array(offer).max(maxOffers) });
export const offersQuery = z.object({ conversation_id: id });
export const byOffer = z.object({ id });

const quantity = z.int().min(1).max(maxQuantity);
const days = z.int().min(1).max(offerDays.most);
const goods = manualGoods.pick({ url: true, name: true, spec: true, shop_name: true }).required({ shop_name: true });
const prices = manualGoods.pick({ unit_price_fen: true, domestic_shipping_fen: true });

export const newOffer = z.strictObject({
  conversation_id: id,
  ...goods.shape,
  ...prices.shape,
  quantity,
  /** From now on. */
  days,
  /** The shopper reads it with the offer, as an answer in the conversation. */
  text: text(1, 2_000),
  /** The id of a picture that the caller uploaded (`POST /staff/conversations/pictures`). */
  image: id.optional(),
});

/** The fields of the form: prices in yuan as typed, and no conversation. */
export const offerForm = z
  .strictObject({
    ...goods.shape,
    unit_price: yuanText.pipe(z.int().min(1, 'amount_invalid')),
    domestic_shipping: yuanText,
    quantity,
    days,
    text: newOffer.shape.text,
  })
  .transform(({ unit_price, domestic_shipping, ...rest }) => ({
    ...rest,
    unit_price_fen: unit_price,
    domestic_shipping_fen: domestic_shipping,
  }));

export type Offer = z.infer<typeof offer>;
export type Offers = z.infer<typeof offers>;
export type OffersQuery = z.infer<typeof offersQuery>;
export type NewOffer = z.infer<typeof newOffer>;
export type OfferForm = z.input<typeof offerForm>;
/** A parsed form. */
export type OfferToSend = z.output<typeof offerForm>;
