import type { OrderIncomes } from '@caravan/cart-orders/port';
import { inArray } from 'drizzle-orm';
import { purchaseOrderTable as orders } from '../orders/purchase-order.table.ts';

/** The parts of what was paid for orders, which their amounts keep as they were placed. */
export const orderIncomes: OrderIncomes = {
  async of(db, numbers) {
    if (!numbers.length) return [];
    return db
      .select({
        number: orders.number,
        domesticShippingFen: orders.domesticShippingFen,
        photoFen: orders.photoFen,
        serviceFeeFen: orders.serviceFeeFen,
        discountFen: orders.discountFen,
      })
      .from(orders)
      .where(inArray(orders.number, [...numbers]));
  },
};
