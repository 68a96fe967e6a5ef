import { failOrder, type Offer } from '@caravan/cart-orders/contract';
import type { Tx } from '@caravan/server-core';
import type { CartItem } from '../cart/cart-item.ts';
import { lockCartOfOpen } from '../cart/cart.repo.ts';
import { findLineOfGoods } from '../cart/cart-reads.repo.ts';
import { keyOfManual } from '../cart/goods-key.ts';
import { noRoomFailure, putLineOnce } from '../cart/put-line.ts';
import { platformOfLink } from '../placing/shop-of-line.ts';
import type { OrderContext } from '../work/order-context.ts';
import { lockOffer, writeOfferState, type OfferWithOrder } from './offer.repo.ts';
import { isValid, presentOffer } from './present-offer.ts';

interface Decision {
  userId: string;
  id: string;
}

const lockOwn = async (tx: Tx, { userId, id }: Decision): Promise<OfferWithOrder> => {
  const row = await lockOffer(tx, id);
  if (row?.userId !== userId) throw failOrder('not_found');
  return row;
};

/**
 * Puts the offered goods into the cart at the offered price, once: a line that is there stays as it is. Fails with
 * `offer_ordered`, `offer_closed`, and as adding to a cart does.
 */
export const acceptOffer = async (
  tx: Tx,
  { clock }: Pick<OrderContext, 'clock'>,
  decision: Decision,
): Promise<CartItem> => {
  const { userId } = decision;
  // Placing an order locks the cart as well: the offer is read before it is ordered or afterwards, never meanwhile.
  await lockCartOfOpen(tx, userId);
  const offer = await lockOwn(tx, decision);
  const now = clock();
  if (offer.orderNumber !== null) throw failOrder('offer_ordered', { number: offer.orderNumber });
  if (!isValid(offer, now)) throw failOrder('offer_closed');
  const { url, name, spec, shopName, unitPriceFen, domesticShippingFen, quantity, image } = offer;
  const manual = {
    url,
    name,
    spec,
    shop_name: shopName,
    unit_price_fen: unitPriceFen,
    domestic_shipping_fen: domesticShippingFen,
    offer_id: offer.id,
    offer_quantity: quantity,
    ...(image === null ? {} : { image }),
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
  const wish = { quantity, note: '', photo: { count: 0, note: '' } };
  const inCart = await findLineOfGoods(tx, userId, goods.goodsKey);
  const line = inCart ?? (await putLineOnce(tx, { goods, wish, most: quantity }, now));
  if (typeof line === 'string') throw noRoomFailure(line);
  if (offer.state === 'open') await writeOfferState(tx, offer.id, 'accepted');
  return { line, goods: null };
};

/** Declines an offer that is still valid; declining it again changes nothing. Fails with `offer_closed`. */
export const declineOffer = async (
  tx: Tx,
  { clock }: Pick<OrderContext, 'clock'>,
  decision: Decision,
): Promise<Offer> => {
  const offer = await lockOwn(tx, decision);
  const now = clock();
  if (offer.state !== 'declined') {
    if (offer.state !== 'open' || !isValid(offer, now)) throw failOrder('offer_closed');
    await writeOfferState(tx, offer.id, 'declined');
  }
  return presentOffer({ ...offer, state: 'declined' }, now);
};
