import { failOrder, maxOffers, type NewOffer, type Offer } from '@caravan/cart-orders/contract';
import { day, newId } from '@caravan/kernel';
import type { StaffCall, Tx } from '@caravan/server-core';
import type { OrderContext } from '../work/order-context.ts';
import { pictureAddress, pictureFile } from '../pictures/picture-address.ts';
import { insertPicture } from '../pictures/picture.repo.ts';
import { countOffers, insertOffer, lockOffer, writeOfferState } from './offer.repo.ts';
import type { OfferRow } from './offer.table.ts';
import { presentOffer } from './present-offer.ts';

/**
 * Copies a picture that this member of staff uploaded for a conversation, so that it can outlive the conversation in the
 * cart and the order. Returns the id of the copy, which no row names yet; undefined if the picture is gone.
 */
export const copyPicture = async (
  { conversations, files }: Pick<OrderContext, 'conversations' | 'files'>,
  staffId: string,
  pictureId: string,
): Promise<string | undefined> => {
  const bytes = await conversations().picture(staffId, pictureId);
  if (!bytes) return undefined;
  const id = newId();
  await files.put(pictureFile(id), bytes);
  return id;
};

/**
 * Offers goods to a shopper who asked for them, and answers the request. `copyId` is the copy of its picture. Fails with
 * `not_found`, `too_many_offers` and, in the field `image`, `picture_gone`.
 */
export const makeOffer = async (
  tx: Tx,
  { conversations, clock }: Pick<OrderContext, 'conversations' | 'clock'>,
  { staffId, audit }: StaffCall,
  given: NewOffer,
  copyId: string | undefined,
): Promise<Offer> => {
  if (given.image !== undefined && copyId === undefined)
    throw failOrder('invalid', { fields: { image: 'picture_gone' } });
  const { conversation_id: conversationId, text, days } = given;
  // It locks the conversation, so that the offers of two colleagues are counted one after the other.
  const { userId, kind } = await conversations().answer(tx, { id: conversationId, staffId, text });
  // Only the page of a request shows offers.
  if (kind !== 'request') throw failOrder('not_found');
  if ((await countOffers(tx, conversationId)) >= maxOffers) throw failOrder('too_many_offers', { max: maxOffers });
  const now = clock();
  const row: OfferRow = {
    id: newId(),
    userId,
    conversationId,
    staffId,
    url: given.url,
    name: given.name,
    spec: given.spec,
    shopName: given.shop_name,
    unitPriceFen: given.unit_price_fen,
    domesticShippingFen: given.domestic_shipping_fen,
    quantity: given.quantity,
    image: copyId === undefined ? null : pictureAddress(copyId),
    state: 'open',
    createdAt: now,
    validUntil: new Date(now.getTime() + days * day),
  };
  if (copyId !== undefined) await insertPicture(tx, copyId, userId, null);
  await insertOffer(tx, row);
  await audit(tx, {
    action: 'offer.make',
    subject: { kind: 'conversation', ref: conversationId },
    data: { offer: row.id, unit_price_fen: row.unitPriceFen, quantity: row.quantity, days },
  });
  return presentOffer({ ...row, orderNumber: null }, now);
};

/** Takes back an offer that nobody has accepted. Fails with `not_found` and `offer_closed`. */
export const withdrawOffer = async (
  tx: Tx,
  { clock }: Pick<OrderContext, 'clock'>,
  { audit, unchanged }: StaffCall,
  id: string,
): Promise<Offer> => {
  const row = await lockOffer(tx, id);
  if (!row) throw failOrder('not_found');
  if (row.state === 'withdrawn') unchanged();
  else {
    if (row.state !== 'open') throw failOrder('offer_closed');
    await writeOfferState(tx, id, 'withdrawn');
    await audit(tx, {
      action: 'offer.withdraw',
      subject: { kind: 'conversation', ref: row.conversationId },
      data: { offer: id },
    });
  }
  return presentOffer({ ...row, state: 'withdrawn' }, clock());
};
