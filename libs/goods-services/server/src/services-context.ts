import { type GivenApproval, approvalsPort, refundsPort } from '@caravan/fund-payment/port';
import { notifierPort, type Core, type StaffCall, type Used } from '@caravan/server-core';
import { staffChangesPort, tasksPort } from '@caravan/tasks/port';
import { servicedGoodsPort } from '@caravan/warehouse-packages/port';

/** The ports of other features that services for goods use. */
export const goodsServicesNeeds = {
  /** The goods in the warehouse, and the packages that are made by rehearsals. */
  goods: servicedGoodsPort,
  /** Refunds what was paid for services. */
  refunds: refundsPort,
  /** The limit above which steps of staff need a second person. */
  approvals: approvalsPort,
  /** Messages and mails to shoppers. */
  notifier: notifierPort,
  /** The queues of work for staff. */
  tasks: tasksPort,
  /** Refuses changes of staff that are based on an older version. */
  staffChanges: staffChangesPort,
};
export type GoodsServicesDependencies = Used<typeof goodsServicesNeeds>;

/** The dependencies of the use cases of services. */
export type ServicesContext = Pick<Core, 'clock' | 'db' | 'jobs' | 'transaction'> & GoodsServicesDependencies;

/** The staff member of a step, and the approval under which it runs, if a colleague gave one. */
export type ServiceCall = Pick<StaffCall, 'audit' | 'staffId' | 'unchanged'> & {
  approval?: GivenApproval | undefined;
};

/** The shopper whose services are meant; `all` for staff. */
export type OwnerFilter = { userId: string } | 'all';
