import type { Address } from '@caravan/account/contract';
import { hour, newNumber } from '@caravan/kernel';
import { unpaidPackageHours, type NewPackage } from '@caravan/warehouse-packages/contract';
import type { PackageRow } from '../db/package.table.ts';
import type { ShippingLineRow } from '../db/shipping-line.table.ts';
import type { LineQuote } from '../domain/quote-line.ts';

/** Goods about to become a package. */
export interface PackageDraft {
  userId: string;
  wish: Pick<NewPackage, 'packing_note' | 'declared_value_fen'>;
  address: Address;
  line: ShippingLineRow;
  quote: LineQuote;
  now: Date;
}

/** What a label and a carrier need of an address; the book it stands in is not theirs to know. */
const copyOf = (address: Address): PackageRow['address'] => ({
  first_name: address.first_name,
  last_name: address.last_name,
  email: address.email,
  continent: address.continent,
  country: address.country,
  province: address.province,
  city: address.city,
  detail: address.detail,
  postcode: address.postcode,
  phone: address.phone,
});

/** A package in its first state, by a number that may turn out to be taken. */
export const draftPackage = ({ userId, wish, address, line, quote, now }: PackageDraft): PackageRow => ({
  number: newNumber('PK', now),
  userId,
  status: 'pending_payment',
  events: 1,
  address: copyOf(address),
  lineId: line.id,
  lineVersion: line.version,
  realG: quote.realG,
  volumetricG: quote.volumetricG,
  chargeableG: quote.chargeableG,
  firstFen: quote.firstFen,
  furtherFen: quote.furtherFen,
  furtherSteps: quote.furtherSteps,
  customsFen: quote.customsFen,
  storageFen: quote.storageFen,
  feeFen: quote.feeFen,
  etaMinDays: quote.etaMinDays,
  etaMaxDays: quote.etaMaxDays,
  refundedFen: 0,
  packingNote: wish.packing_note,
  declaredValueFen: wish.declared_value_fen,
  carrier: null,
  trackingNumber: null,
  createdAt: now,
  expiresAt: new Date(now.getTime() + unpaidPackageHours * hour),
  paidAt: null,
  shippedAt: null,
  doneBy: null,
  doneAt: null,
});
