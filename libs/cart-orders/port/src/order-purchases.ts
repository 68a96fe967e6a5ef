import type { StaffOrder } from '@caravan/cart-orders/contract';
import { onePort, type Database, type Tx } from '@caravan/server-core';
import type { SQL } from 'drizzle-orm';

/** Some pieces of an order line. */
export interface LinePieces {
  lineId: string;
  quantity: number;
}

/** Pieces of one order that staff bought at its shop. */
export interface BoughtPieces {
  orderNumber: string;
  /** The shop's number of the order that staff placed there. */
  supplierOrderNo: string;
  staffId: string;
  pieces: readonly LinePieces[];
}

/** Lets procurement record what was bought for orders. */
export interface OrderPurchases {
  /**
   * Counts pieces of a paid order as bought, and keeps the order locked until the transaction ends. With its last piece
   * the order is `processing`. Unknown orders and lines are 404, more pieces than are left `too_many`, and an order that
   * cannot be bought now is refused as by the call `process`; all of them change nothing.
   */
  buy: (tx: Tx, bought: BoughtPieces) => Promise<{ shopName: string | null }>;
  /** The order as staff see it, inside the transaction that has changed it. */
  show: (tx: Tx, number: string) => Promise<StaffOrder>;
  /** Lines of which pieces were bought, by id, for the comparison with the purchases. */
  bought: (db: Database, which: WhichLines) => Promise<LinePieces[]>;
  /**
   * Refunds of sellers for goods that were returned to them, as a subquery with `line_id` and `repaid_fen`.
   *
   * @param lineIds A subquery with the ids of the lines; all lines without it.
   */
  repaid: (lineIds?: SQL) => SQL;
}

export const orderPurchasesPort = onePort<OrderPurchases>('OrderPurchases');

/** Some lines, or the next ones after an id. */
export type WhichLines = { ids: readonly string[] } | { after: string; limit: number };
