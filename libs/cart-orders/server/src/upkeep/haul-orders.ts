import type { HaulOrder } from '@caravan/account/contract/archive';
import type { ArchiveSources } from '@caravan/account/port';
import { sumFen } from '@caravan/kernel';
import { ordersOfUser, type OrderWithLines, wholeOrders } from '../orders/order.repo.ts';
import type { OrderContext } from '../work/order-context.ts';

/** Orders per read. */
const atATime = 200;

const haulOrder = ({ order, lines, events, extras }: OrderWithLines): HaulOrder => ({
  number: order.number,
  shop_name: order.shopName,
  status: order.status,
  created_at: order.createdAt.toISOString(),
  paid_at: order.paidAt?.toISOString() ?? null,
  goods_fen: order.goodsFen,
  photo_fen: order.photoFen,
  domestic_shipping_fen: order.domesticShippingFen,
  discount_fen: order.discountFen,
  ...(order.serviceFeeFen ? { service_fee_fen: order.serviceFeeFen } : {}),
  amount_fen: order.amountFen,
  extra_fen: sumFen(extras.filter(({ paidAt }) => paidAt !== null).map(({ amountFen }) => amountFen)),
  refunded_fen: order.refundedFen + sumFen(extras.map(({ refundedFen }) => refundedFen)),
  note: order.note,
  lines: lines.map((line) => ({
    id: line.id,
    name: line.name,
    spec: line.spec,
    source_url: line.url || null,
    quantity: line.quantity,
    price_fen: line.unitPriceFen,
    refunded_quantity: line.refundedQuantity,
  })),
  timeline: events.map(({ toStatus, event, at }) => ({ status: toStatus, event, at: at.toISOString() })),
});

/** A shopper's orders in the portable archive (specification 33.2). */
export const haulOrders = ({ db }: Pick<OrderContext, 'db'>): Pick<ArchiveSources, 'orders'> => ({
  orders: async (userId: string) => {
    const rows = (await ordersOfUser(db, userId)).toReversed();
    const found: HaulOrder[] = [];
    for (let first = 0; first < rows.length; first += atATime)
      found.push(...(await wholeOrders(db, rows.slice(first, first + atATime))).map(haulOrder));
    return found;
  },
});
