import type { Language } from '@caravan/kernel';
import { fail } from '@caravan/shipping/contract';
import type { OwnQuotes, QuoteRequest } from '@caravan/warehouse-packages/contract';
import { findItems } from '../../store/warehouse.repo.ts';
import type { StoreItemRow } from '../../store/store-item.table.ts';
import { objectionToPacking } from '../../packages/package-guards.ts';
import { freightOf } from '../../packages/payment/package-discount.ts';
import { parcelOf } from './parcel-of.ts';
import { servicesAtNow } from '../../services/chosen-services.ts';
import { couponCaller } from '../../packages/payment/coupon-caller.ts';
import type { PackageContext } from '../../core/package-context.ts';
import { rehearsedFor } from '../../services/rehearsals/rehearsed-parcel.ts';
import { quoteMethods, type QuotedMethod } from './quote-methods.ts';

export interface PackageQuoted {
  /** The weight of the goods without packing. */
  goodsG: number;
  methods: QuotedMethod[];
  /** Whether shoppers can use any coupon for shipping now. */
  coupons: boolean;
  /** What the sent coupon does to each method; empty if none was sent. */
  discounts: OwnQuotes['discounts'];
}

/** The country that a request names, or that of the shopper's own address. */
export const countryOf = async (
  { addresses }: Pick<PackageContext, 'addresses'>,
  userId: string,
  { address_id, country }: Pick<QuoteRequest, 'address_id' | 'country'>,
): Promise<string> => {
  if (country !== undefined) return country;
  const address = address_id === undefined ? null : await addresses().find(userId, address_id, 'shipping');
  if (!address) throw fail('not_found');
  return address.country;
};

/** A shopper's own goods, all of those that are named. */
export const ownGoods = async (
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
  const rehearsed = await rehearsedFor(context.db, userId, request, now);
  const country = await countryOf(context, userId, request);
  const objection = objectionToPacking(items);
  if (objection) throw fail(objection);
  const { fees } = await servicesAtNow(context.db, request, rehearsed);
  const parcel = parcelOf(items, null, now, fees);
  const methods = await quoteMethods(context, country, parcel, rehearsed);
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
