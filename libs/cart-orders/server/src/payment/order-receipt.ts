import { failOrder } from '@caravan/cart-orders/contract';
import type { GoodsRecords } from '@caravan/cart-orders/port';
import { sumFen } from '@caravan/kernel';
import {
  discountOn,
  sealReceipt,
  type PriceSetter,
  type Receipt,
  type ReceiptAmount,
  type ReceiptExtra,
  type ReceiptGoods,
} from '@caravan/receipts/contract';
import type { OrderExtra } from './order-extra.table.ts';
import { findOrder, type OrderedLine, type OrderWithLines } from '../orders/order.repo.ts';
import { pictureHashOf } from '../pictures/picture-address.ts';
import { presentExtra } from '../questions/present-question.ts';
import type { OrderContext } from '../work/order-context.ts';

const setterOf = ({ manual, offerId, priceChange }: OrderedLine): 'seller' | 'shopper' | 'staff' => {
  if (offerId !== null) return 'staff';
  return manual || priceChange ? 'shopper' : 'seller';
};

const reasonOf = ({ priceChange }: OrderedLine): string | null =>
  priceChange && [priceChange.reason, priceChange.text].filter(Boolean).join(': ');

const goodsOf = (line: OrderedLine, { stored }: GoodsRecords): ReceiptGoods => ({
  name: line.name,
  spec: line.spec,
  url: line.url,
  order_number: null,
  quantity: line.quantity,
  refunded_quantity: line.refundedQuantity,
  price: {
    unit_fen: line.unitPriceFen,
    listed_fen: line.listedPriceFen,
    amount_fen: line.unitPriceFen * line.quantity,
    set_by: setterOf(line),
    reason: reasonOf(line),
  },
  picture_sha256: line.image === null ? null : pictureHashOf(line.image),
  substitute: line.substitute && {
    name: line.substitute.name,
    spec: line.substitute.spec,
    url: line.substitute.url,
    unit_price_fen: line.substitute.unitPriceFen,
  },
  stored: line.receipts.flatMap(({ itemId }) => stored.filter(({ item_id: id }) => id === itemId)),
});

/** The domestic fee is the highest of its lines, so one line that the shopper wrote makes it the shopper's. */
const feeSetter = ({ order, lines }: OrderWithLines): PriceSetter | null => {
  const setters = lines.map(setterOf);
  if (setters.includes('shopper')) return 'shopper';
  if (setters.includes('staff')) return 'staff';
  if (lines.every(({ domesticShippingStated }) => domesticShippingStated)) return 'seller';
  return order.feeStatedAt ? 'staff' : null;
};

const amountsOf = (whole: OrderWithLines): ReceiptAmount[] => {
  const { order, lines } = whole;
  const photos = sumFen(lines.map(({ photoCount }) => photoCount));
  const setters = lines.map(setterOf);
  const one = { detail: null, quantity: 1 };
  return [
    {
      ...one,
      code: 'goods',
      unit_fen: order.goodsFen,
      amount_fen: order.goodsFen,
      set_by: (['shopper', 'staff'] as const).find((setter) => setters.includes(setter)) ?? 'seller',
    },
    ...(photos
      ? [
          {
            ...one,
            code: 'photos' as const,
            quantity: photos,
            unit_fen: order.photoFen / photos,
            amount_fen: order.photoFen,
            set_by: 'tariff' as const,
          },
        ]
      : []),
    {
      ...one,
      code: 'domestic_shipping',
      unit_fen: order.domesticShippingFen,
      amount_fen: order.domesticShippingFen,
      set_by: feeSetter(whole),
    },
    ...(order.serviceFeeFen
      ? [
          {
            ...one,
            code: 'service_fee' as const,
            unit_fen: order.serviceFeeFen,
            amount_fen: order.serviceFeeFen,
            set_by: 'tariff' as const,
          },
        ]
      : []),
    ...discountOn(order),
  ];
};

const extraOf = (extra: OrderExtra): ReceiptExtra => {
  const { ref, kind, amount_fen, state } = presentExtra(extra);
  return { ref, reason: kind, amount_fen, state: state === 'unpaid' ? 'open' : state, set_by: 'staff' };
};

/** The receipt of an order: goods, amounts, payments and refunds as they are now. Another user's order is not found. */
export const orderReceipt = async (
  { db, recordedGoods, receiptPayments }: Pick<OrderContext, 'db' | 'recordedGoods' | 'receiptPayments'>,
  userId: string,
  number: string,
): Promise<Receipt> => {
  const whole = await findOrder(db, { userId }, number);
  if (!whole) throw failOrder('not_found');
  const { order, lines, extras } = whole;
  const itemIds = lines.flatMap(({ receipts }) => receipts.map(({ itemId }) => itemId));
  const records = await recordedGoods().of(itemIds);
  const payments = await receiptPayments().of([
    { kind: 'order', refs: [number] },
    { kind: 'order_extra', refs: extras.map(({ ref }) => ref) },
    { kind: 'service', refs: records.services.map(({ number: ref }) => ref) },
  ]);
  return sealReceipt(
    {
      subject: 'order',
      number,
      seller: order.shopName,
      created_at: order.createdAt.toISOString(),
      paid_at: order.paidAt?.toISOString() ?? null,
      goods: lines.map((line) => goodsOf(line, records)),
      amounts: amountsOf(whole),
      extras: extras.map(extraOf),
      services: [...records.services],
      shipping: null,
      payments,
    },
    {
      parties: await receiptPayments().parties({ userId, name: order.contact.name || null, address: null }, payments),
      links: records.links,
    },
  );
};
