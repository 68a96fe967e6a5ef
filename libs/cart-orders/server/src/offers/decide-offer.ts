import { fail, failOrder, maxLines, type Offer } from '@caravan/cart-orders/contract';
import type { Tx } from '@caravan/server-core';
import type { CartItem } from '../cart/cart-item.ts';
import { lockCartOfOpen } from '../cart/cart.repo.ts';
import { keyOfManual } from '../cart/goods-key.ts';
import { putLineOnce } from '../cart/put-line.ts';
import { platformOfLink } from '../placing/shop-of-line.ts';
import type { OrderContext } from '../work/order-context.ts';
import { lockOffer, writeOfferState } from './offer.repo.ts';
import type { OfferRow } from './offer.table.ts';
import { isValid, presentOffer } from './present-offer.ts';

interface Decision {
  userId: string;
  id: string;
}

const lockOwn = async (tx: Tx, { userId, id }: Decision): Promise<OfferRow> => {
  const row = await lockOffer(tx, id);
  if (row?.userId !== userId) throw failOrder('not_found');
  return row;
};

/**
 * Puts the offered goods into the cart at the offered price, once: a line that is there stays as it is. Fails with
 * `offer_closed`, and as adding to a cart does.
 */
export const acceptOffer = async (
  tx: Tx,
  { clock }: Pick<OrderContext, 'clock'>,
  decision: Decision,
): Promise<CartItem> => {
  const offer = await lockOwn(tx, decision);
  const now = clock();
  if (!isValid(offer, now)) throw failOrder('offer_closed');
  const { userId, url, name, spec, shopName, unitPriceFen, domesticShippingFen, quantity } = offer;
  const manual = {
    url,
    name,
    spec,
    shop_name: shopName,
    unit_price_fen: unitPriceFen,
    domestic_shipping_fen: domesticShippingFen,
    offer_id: offer.id,
  };
  const goods = {
    userId,
    snapshotId: null,
    skuId: null,
    manual,
    platform: platformOfLink(url),
    goodsKey: keyOfManual(manual),
    name,
    priceChange: null,
  };
  await lockCartOfOpen(tx, userId);
  const wish = { quantity, note: '', photo: { count: 0, note: '' } };
  const line = await putLineOnce(tx, { goods, wish, most: quantity }, now);
  if (!line) throw fail('cart_full', { max: maxLines });
  if (offer.state === 'open') await writeOfferState(tx, offer.id, 'accepted');
  return { line, goods: null };
};

/** Declines an offer; declining it again changes nothing. Fails with `offer_closed`. */
export const declineOffer = async (
  tx: Tx,
  { clock }: Pick<OrderContext, 'clock'>,
  decision: Decision,
): Promise<Offer> => {
  const offer = await lockOwn(tx, decision);
  if (offer.state === 'open') await writeOfferState(tx, offer.id, 'declined');
  else if (offer.state !== 'declined') throw failOrder('offer_closed');
  return presentOffer({ ...offer, state: 'declined' }, clock());
};
