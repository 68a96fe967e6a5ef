import { personName } from '@caravan/account/contract';
import { addressLines } from '@caravan/account/contract/address-lines';
import type { ReceiptBuyer } from '@caravan/fund-payment/port';
import {
  discountOn,
  sealReceipt,
  type Receipt,
  type ReceiptAmount,
  type ReceiptExtra,
  type ReceiptShipping,
} from '@caravan/receipts/contract';
import type { PackageExtraState } from './package-extra.table.ts';
import type { PackedItem } from '../whole-package.repo.ts';
import type { WholePackage } from '../whole-package.repo.ts';
import { presenterContext } from '../../core/presenter-context.ts';
import { showPackage } from '../find-package.ts';
import type { PackageContext } from '../../core/package-context.ts';
import { receiptLinks, receiptPhotoOf, receiptServiceOf, receiptStoredOf } from '../../store/recorded-goods.ts';

const goodsOf = (item: PackedItem): Receipt['content']['goods'][number] => ({
  name: item.name,
  spec: item.spec,
  url: '',
  order_number: item.orderNumber,
  quantity: item.quantity,
  refunded_quantity: 0,
  price: null,
  picture_sha256: null,
  substitute: null,
  stored: [receiptStoredOf(item)],
});

/** The parts of the fee, as the quote of the package has them. */
const amountsOf = ({ row, packing }: WholePackage): ReceiptAmount[] => {
  const part = (
    code: ReceiptAmount['code'],
    unitFen: number,
    quantity = 1,
    detail: string | null = null,
  ): ReceiptAmount => ({
    code,
    detail,
    quantity,
    unit_fen: unitFen,
    amount_fen: unitFen * quantity,
    set_by: 'tariff',
  });
  return [
    part(row.sheetArea === null ? 'first_weight' : 'freight', row.firstFen),
    ...(row.furtherSteps ? [part('further_weight', row.furtherFen, row.furtherSteps)] : []),
    ...row.surcharges.map(({ kind, fen }) => part(`surcharge_${kind}`, fen)),
    part('customs', row.customsFen),
    ...(row.storageFen ? [part('storage', row.storageFen)] : []),
    ...(row.handlingFen ? [part('handling', row.handlingFen)] : []),
    ...packing.map(({ kind, priceFen }) => part('packing', priceFen, 1, kind)),
    ...(row.insuranceId === null ? [] : [part('insurance', row.insuranceFen)]),
    ...discountOn(row),
  ];
};

const stateOf = ({ amountFen, refundedFen, decided }: PackageExtraState): ReceiptExtra['state'] =>
  refundedFen === amountFen ? 'refunded' : (decided ?? 'open');

const extraOf = (extra: PackageExtraState): ReceiptExtra => ({
  ref: extra.ref,
  reason: 'weighing',
  amount_fen: extra.amountFen,
  state: stateOf(extra),
  set_by: 'tariff',
});

const landedCostOf = ({ landedCost: cost }: WholePackage): ReceiptShipping['landed_cost'] =>
  cost && {
    at: cost.at,
    value_fen: cost.value_fen,
    shipping_fen: cost.shipping_fen,
    duty: { low_fen: cost.duty.low_fen, high_fen: cost.duty.high_fen },
    tax: { low_fen: cost.tax.low_fen, high_fen: cost.tax.high_fen },
    fees: cost.fees,
    total: { low_fen: cost.total_low_fen, high_fen: cost.total_high_fen },
    version: cost.version,
    rate: cost.rate,
    rate_day: cost.rate_day,
  };

const trackingOf = ({ row }: WholePackage): ReceiptShipping['tracking'] =>
  row.carrier !== null && row.trackingNumber !== null && row.shippedAt
    ? { carrier: row.carrier, number: row.trackingNumber, shipped_at: row.shippedAt.toISOString() }
    : null;

const shippingOf = (whole: WholePackage): ReceiptShipping => {
  const { row, method, weighings, insurance, claims, photos } = whole;
  return {
    method: method.name,
    carrier: method.carrier,
    country: row.address.country,
    declared_value_fen: row.declaredValueFen,
    quoted: { real_g: row.realG, volumetric_g: row.volumetricG, chargeable_g: row.chargeableG },
    weighings: weighings.map((weighing) => ({
      weight_g: weighing.weightG,
      length_mm: weighing.lengthMm,
      width_mm: weighing.widthMm,
      height_mm: weighing.heightMm,
      chargeable_g: weighing.chargeableG,
      quoted_fee_fen: weighing.quotedFeeFen,
      fee_fen: weighing.feeFen,
      outcome: weighing.outcome,
      at: weighing.at.toISOString(),
    })),
    insurance: insurance && { name: insurance.name, cover_fen: row.coverFen },
    landed_cost: landedCostOf(whole),
    tracking: trackingOf(whole),
    photos: photos.map(receiptPhotoOf),
    claims: claims.flatMap(({ ref, decision }) =>
      decision?.paidFen ? [{ ref, paid_fen: decision.paidFen, decided_at: decision.at.toISOString() }] : [],
    ),
  };
};

/** The receiver of a parcel, who is the buyer unless the payment names another. */
const receiverOf = ({ row: { address } }: WholePackage): Pick<ReceiptBuyer, 'name' | 'address'> => ({
  name: personName(address) || null,
  address: { lines: addressLines(address), country: address.country },
});

/** The receipt of a package: goods, shipping, payments and refunds as they are now. Another user's package is not found. */
export const packageReceipt = async (context: PackageContext, userId: string, number: string): Promise<Receipt> => {
  const whole = await showPackage(context, { userId }, number);
  const { row, items, extras, photos } = whole;
  const rehearsals = row.rehearsalNumber === null ? [] : [row.rehearsalNumber];
  const services = rehearsals.length ? await context.services().paid(context.db, rehearsals) : [];
  const payments = await context.receiptPayments().of([
    { kind: 'package', refs: [number] },
    { kind: 'package_extra', refs: extras.map(({ ref }) => ref) },
    { kind: 'service', refs: services.map(({ number: ref }) => ref) },
  ]);
  return sealReceipt(
    {
      subject: 'package',
      number,
      seller: null,
      created_at: row.createdAt.toISOString(),
      paid_at: row.paidAt?.toISOString() ?? null,
      goods: items.map(goodsOf),
      amounts: amountsOf(whole),
      extras: extras.map(extraOf),
      services: services.map(receiptServiceOf),
      shipping: shippingOf(whole),
      payments,
    },
    {
      parties: await context.receiptPayments().parties({ userId, ...receiverOf(whole) }, payments),
      links: receiptLinks([...items.flatMap((item) => item.photos), ...photos], presenterContext(context, 'en')),
    },
  );
};
