import type { Language } from '@caravan/kernel';
import type { Tx } from '@caravan/server-core';
import { fail, type NewPackage, type PackageMade } from '@caravan/warehouse-packages/contract';
import { objectionToPacking } from '@caravan/warehouse-packages/port';
import { packedParcel, pricedMethodAt, quoteMethod, refusalData, type Destination } from '@caravan/shipping/port';
import { insertPacking } from './packing/packing-option.repo.ts';
import { insertPackage, insertPackageParts } from './package-write.repo.ts';
import type { PackageRow } from './package.table.ts';
import { lockItems } from '../store/warehouse.repo.ts';
import type { StoreItemRow } from '../store/store-item.table.ts';
import { freightOf, priceOf } from './payment/package-discount.ts';
import { parcelOf } from './quotes/parcel-of.ts';
import { changePackage } from './change-package.ts';
import { servicesAtNow } from './quotes/chosen-services.ts';
import { couponCaller } from './quotes/quote-package.ts';
import { draftPackage, type PackageDraft } from './draft-package.ts';
import type { PackageContext } from '../core/package-context.ts';
import { settleItemTasks } from '../tasks/settle-tasks.ts';

type Once = (work: (tx: Tx) => Promise<PackageMade>) => Promise<PackageMade>;

/** A shopper's request, and the language for its errors. */
export interface Packing {
  userId: string;
  request: NewPackage;
  language: Language;
}

/** Numbers are random. With 100,000 packages a month, about one number collides. */
const attempts = 5;

const lockChosen = async (tx: Tx, userId: string, ids: readonly string[]): Promise<StoreItemRow[]> => {
  const items = await lockItems(tx, userId, ids);
  if (items.length !== ids.length) throw fail('not_found');
  return items;
};

/**
 * Quotes the fee, by the rehearsal if there is one, and takes the coupon. Fails if the shopper was shown another price.
 */
const quoteRequest = async (
  tx: Tx,
  { coupons, services: ofGoods }: PackageContext,
  items: readonly StoreItemRow[],
  to: Destination,
  { userId, request, language }: Packing,
  now: Date,
) => {
  const rehearsed = await ofGoods().rehearsed(tx, userId, request, now);
  const objection = objectionToPacking(items);
  if (objection) throw fail(objection);
  const method = await pricedMethodAt(tx, request.line_id, rehearsed?.at ?? now, to);
  if (!method) throw fail('not_found');
  if (!method.active) throw fail('line_unavailable');
  const services = await servicesAtNow(tx, request, rehearsed);
  const goods = parcelOf(items, request.declared_value_fen, now, services.fees);
  const parcel = rehearsed ? packedParcel(method, goods, rehearsed.result) : goods;
  const quote = quoteMethod(method, to.country, parcel);
  if (!quote) throw fail('line_wrong_country');
  if (quote.refusal) throw fail(quote.refusal.reason, refusalData(quote.refusal, language));
  const basis = { ...couponCaller(userId), priceFen: freightOf(quote) };
  const code = request.coupon_code;
  const coupon = code === undefined ? null : await coupons().take(tx, code, basis);
  const priceFen = priceOf({ feeFen: quote.feeFen, discountFen: coupon?.discountFen ?? 0 });
  if (request.fee_fen !== undefined && request.fee_fen !== priceFen) throw fail('quote_changed', { fee_fen: priceFen });
  return { method, quote, coupon, services, rehearsal: rehearsed?.result ?? null };
};

const insertDraft = async (tx: Tx, draft: PackageDraft): Promise<PackageRow> => {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const row = draftPackage(draft);
    if (await insertPackage(tx, row)) return row;
  }
  throw new Error(`no free package number in ${attempts} attempts`);
};

const created = {
  seq: 1,
  event: 'created',
  fromStatus: null,
  toStatus: 'pending_payment',
  actor: 'shopper',
  note: null,
  data: {},
} as const;

/**
 * Packs goods into one parcel at the current fee and reserves them. The address and what its country charges are read
 * before any lock is taken; the estimate of duty and tax is stored with the package. A package with a free shipping
 * method is paid at once.
 */
export const createPackage = async (context: PackageContext, packing: Packing, once: Once): Promise<PackageMade> => {
  const { userId, request } = packing;
  const address = await context.addresses().find(userId, request.address_id, 'shipping');
  if (request.coupon_code !== undefined) await context.coupons().admit(userId, request.coupon_code);
  const estimate = address && (await context.landedCosts().forCountry(address.country));
  return once(async (tx) => {
    if (!address || !estimate) throw fail('not_found');
    const now = context.clock();
    const ids = request.item_ids;
    const items = await lockChosen(tx, userId, ids);
    const quoted = await quoteRequest(tx, context, items, address, packing, now);
    const { method, quote, coupon, services, rehearsal } = quoted;

    const { insurance } = services;
    const row = await insertDraft(tx, {
      userId,
      request,
      warehouseId: items[0]?.warehouseId ?? null,
      address,
      method,
      insurance,
      quote,
      coupon,
      rehearsal,
      now,
    });
    const { number: packageNumber } = row;
    await coupon?.pin([{ kind: 'package', ref: packageNumber, amountFen: coupon.discountFen }]);
    const parcel = { valueFen: row.declaredValueFen, shippingFen: row.feeFen, kinds: ids.length };
    const reserved = await insertPackageParts(tx, {
      itemIds: ids,
      cost: estimate(parcel),
      event: { packageNumber, ...created, actorId: userId, at: now },
    });
    if (reserved !== ids.length) throw fail('item_taken');
    await insertPacking(tx, packageNumber, services.packing);
    await context.customs().made(tx, {
      number: packageNumber,
      userId,
      addressId: request.address_id,
      country: address.country,
    });
    const packed = await settleItemTasks(tx, context, ids, ['expiry']);
    await context.services().endRehearsals(
      tx,
      packed.flatMap((item) => item.services),
    );
    // There is nothing to pay.
    if (priceOf(row) === 0)
      await changePackage(tx, context, row, {
        event: 'paid',
        by: { actor: 'shopper', id: userId },
        patch: { paidAt: now },
      });
    return { number: packageNumber, amount_fen: priceOf(row), expires_at: row.expiresAt.toISOString() };
  });
};
