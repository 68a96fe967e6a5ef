import type { Language } from '@caravan/kernel';
import type { CouponCaller } from '@caravan/promotions/port';
import { fail } from '@caravan/shipping/contract';
import type { OwnQuotes, QuoteRequest } from '@caravan/warehouse-packages/contract';
import { objectionToPacking } from '@caravan/warehouse-packages/port';
import { findItems } from '../../store/warehouse.repo.ts';
import type { StoreItemRow } from '../../store/store-item.table.ts';
import { hasShipped } from '../package.repo.ts';
import { freightOf } from '../payment/package-discount.ts';
import { itemToSend, parcelOf } from './parcel-of.ts';
import { servicesAtNow } from './chosen-services.ts';
import type { PackageContext } from '../../core/package-context.ts';
import {
  presentQuotes,
  quoteMethods,
  type Destination,
  type GoodsToSend,
  type QuotedGoods,
} from '@caravan/shipping/port';

/** A shopper who packs goods: coupons lower the freight. */
export const couponCaller = (userId: string): CouponCaller => ({
  userId,
  target: 'shipping',
  isFirst: async (db) => !(await hasShipped(db, userId)),
});

export interface PackageQuoted extends QuotedGoods {
  /** Whether shoppers can use any coupon for shipping now. */
  coupons: boolean;
  /** The effect of the sent coupon on each method; empty if none was sent. */
  discounts: OwnQuotes['discounts'];
}

/** Quotes for goods of the shopper, with what a coupon would lower (specification 12.3). */
export const presentOwnQuotes = (quoted: PackageQuoted, language: Language): OwnQuotes => ({
  ...presentQuotes(quoted, language),
  coupons: quoted.coupons,
  discounts: quoted.discounts,
});

/** The country that a request names, or the shopper's own address. */
const destinationOf = async (
  { addresses }: Pick<PackageContext, 'addresses'>,
  userId: string,
  { address_id, country }: Pick<QuoteRequest, 'address_id' | 'country'>,
): Promise<Destination> => {
  if (country !== undefined) return { country, postcode: null };
  const address = address_id === undefined ? null : await addresses().find(userId, address_id, 'shipping');
  if (!address) throw fail('not_found');
  return { country: address.country, postcode: address.postcode };
};

/** A shopper's own goods, all of those that are named. */
const ownGoods = async (
  { db }: Pick<PackageContext, 'db'>,
  userId: string,
  ids: readonly string[],
): Promise<StoreItemRow[]> => {
  const items = await findItems(db, userId, ids);
  if (items.length !== ids.length) throw fail('not_found');
  return items;
};

/** The quote of each shipping method for these goods; nothing is reserved. */
export const quotePackage = async (
  context: PackageContext,
  userId: string,
  request: QuoteRequest,
  language: Language,
): Promise<PackageQuoted> => {
  const items = await ownGoods(context, userId, request.item_ids);
  const now = context.clock();
  const rehearsed = await context.services().rehearsed(context.db, userId, request, now);
  const to = await destinationOf(context, userId, request);
  const objection = objectionToPacking(items);
  if (objection) throw fail(objection);
  const { fees } = await servicesAtNow(context.db, request, rehearsed);
  const parcel = parcelOf(items, null, now, fees);
  const methods = await quoteMethods(context, to, parcel, rehearsed);
  const coupons = context.coupons();
  const code = request.coupon_code;
  const check = code === undefined ? null : await coupons.check(code, couponCaller(userId), language);
  return {
    goodsG: parcel.goodsG,
    methods,
    coupons: await coupons.offered(context.db, couponCaller(userId)),
    discounts: check ? methods.map(({ method, quote }) => ({ line_id: method.id, ...check(freightOf(quote)) })) : [],
  };
};

/** The goods that plans of several parcels divide. */
export const goodsToSend = (context: Pick<PackageContext, 'addresses' | 'db'>): GoodsToSend => ({
  async find(userId, request, now) {
    const items = await ownGoods(context, userId, request.item_ids);
    const to = await destinationOf(context, userId, request);
    const objection = objectionToPacking(items);
    if (objection) throw fail(objection);
    return { items: items.map((item) => itemToSend(item, now)), to };
  },
});
