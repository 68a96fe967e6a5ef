import { orderReturnsPort, warehouseIntakePort } from '@caravan/cart-orders/port';
import { approvalsPort } from '@caravan/fund-payment/port';
import { type Core, notifierPort, type Used } from '@caravan/server-core';
import { tasksPort } from '@caravan/tasks/port';
import { returnableGoodsPort } from '@caravan/warehouse-packages/port';

/** The ports of other features that returns call. */
export const returnsNeeds = {
  /** The goods that go back. */
  goods: returnableGoodsPort,
  /** Receives the goods that come in exchange. */
  intake: warehouseIntakePort,
  /** Gives back money for goods that went back to their seller. */
  orderReturns: orderReturnsPort,
  /** The limit above which steps of staff need a second person. */
  approvals: approvalsPort,
  /** Messages and mails to shoppers. */
  notifier: notifierPort,
  /** The queues of work for staff. */
  tasks: tasksPort,
};
export type ReturnsDependencies = Used<typeof returnsNeeds>;

/** The dependencies of the use cases of returns. */
export type ReturnsContext = Pick<Core, 'clock' | 'db' | 'transaction'> & ReturnsDependencies;
