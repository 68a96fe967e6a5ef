import type { Fen } from '@caravan/kernel';
import { onePort, type Database } from '@caravan/server-core';

/** The parts of what was paid for an order: its goods are the rest. They never change. */
export interface OrderIncome {
  number: string;
  domesticShippingFen: Fen;
  photoFen: Fen;
  serviceFeeFen: Fen;
  /** The part of the price of the goods that a coupon took off. */
  discountFen: Fen;
}

/** The parts of orders, for the books. */
export interface OrderIncomes {
  /** Those with these numbers, in any order, in one statement. */
  of: (db: Database, numbers: readonly string[]) => Promise<OrderIncome[]>;
}

export const orderIncomesPort = onePort<OrderIncomes>('OrderIncomes');
