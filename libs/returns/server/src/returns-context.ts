import type { OrderReturns, WarehouseIntake } from '@caravan/cart-orders/port';
import type { Approvals } from '@caravan/fund-payment/port';
import type { Core, Notifier } from '@caravan/server-core';
import type { Tasks } from '@caravan/tasks/port';
import type { ReturnableGoods } from '@caravan/warehouse-packages/port';

/** What returns need from other features. */
export interface ReturnsDependencies {
  /** The goods that go back. */
  goods: () => ReturnableGoods;
  /** Receives the goods that come in exchange. */
  intake: () => WarehouseIntake;
  /** Gives back money for goods that went back to their seller. */
  orderReturns: () => OrderReturns;
  /** The limit above which steps of staff need a second person. */
  approvals: () => Approvals;
  /** Messages and mails to shoppers. */
  notifier: () => Notifier;
  /** The queues of work for staff. */
  tasks: () => Tasks;
}

/** The dependencies of the use cases of returns. */
export type ReturnsContext = Pick<Core, 'clock' | 'db' | 'transaction'> & ReturnsDependencies;
