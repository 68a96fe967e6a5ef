import type { Address } from '@caravan/account/contract';
import { unpaidPackageHours } from '@caravan/content/contract';
import { hour, newNumber } from '@caravan/kernel';
import type { TakenCoupon } from '@caravan/promotions/port';
import { type NewPackage } from '@caravan/warehouse-packages/contract';
import type { InsuranceTierRow } from './insurance/insurance.table.ts';
import type { PackageRow } from './package.table.ts';
import type { RehearsalResultRow } from '@caravan/warehouse-packages/port';
import type { MethodQuote, ShippingMethodRow } from '@caravan/shipping/port';

/** The data of a new package. */
export interface PackageDraft {
  userId: string;
  request: Pick<NewPackage, 'packing_note' | 'declared_value_fen'>;
  /** The warehouse of the goods. */
  warehouseId: string | null;
  address: Address;
  method: ShippingMethodRow;
  insurance: InsuranceTierRow | null;
  quote: MethodQuote;
  /** The coupon that lowers the freight; null without one. */
  coupon: Pick<TakenCoupon, 'code' | 'discountFen'> | null;
  /** The measures of a packing rehearsal; null without one. */
  rehearsal: RehearsalResultRow | null;
  now: Date;
}

/** The fields of an address that labels and carriers need. */
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

/** A package in its first state. Its number may already be taken. */
export const draftPackage = ({
  userId,
  request,
  warehouseId,
  address,
  method,
  insurance,
  quote,
  coupon,
  rehearsal,
  now,
}: PackageDraft): PackageRow => ({
  number: newNumber('PK', now),
  userId,
  status: 'pending_payment',
  events: 1,
  address: copyOf(address),
  methodId: method.id,
  methodVersion: method.version,
  realG: quote.realG,
  volumetricG: quote.volumetricG,
  chargeableG: quote.chargeableG,
  firstFen: quote.firstFen,
  furtherFen: quote.furtherFen,
  furtherSteps: quote.furtherSteps,
  customsFen: quote.customsFen,
  storageFen: quote.storageFen,
  handlingFen: quote.handlingFen,
  packingFen: quote.packingFen,
  insuranceId: insurance?.id ?? null,
  insuranceVersion: insurance?.version ?? null,
  insuranceFen: quote.insuranceFen,
  coverFen: insurance?.coverFen ?? 0,
  sheetArea: quote.sheetArea,
  surcharges: quote.surcharges,
  surchargeFen: quote.surchargeFen,
  feeFen: quote.feeFen,
  discountFen: coupon?.discountFen ?? 0,
  couponCode: coupon?.code ?? null,
  etaMinDays: quote.etaMinDays,
  etaMaxDays: quote.etaMaxDays,
  refundedFen: 0,
  packingNote: request.packing_note,
  declaredValueFen: request.declared_value_fen,
  rehearsalNumber: rehearsal?.serviceNumber ?? null,
  rehearsalSeq: rehearsal?.seq ?? null,
  warehouseId,
  stage: null,
  stageAt: null,
  pickId: null,
  carrier: null,
  trackingNumber: null,
  createdAt: now,
  expiresAt: new Date(now.getTime() + unpaidPackageHours * hour),
  paidAt: null,
  shippedAt: null,
  doneBy: null,
  doneAt: null,
});
