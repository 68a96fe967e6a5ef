import { type Core, type Used } from '@caravan/server-core';
import { staffMembersPort, tasksPort } from '@caravan/tasks/port';
import { countedGoodsPort } from '@caravan/warehouse-packages/port';

/** The ports of other features that counts call. */
export const stockCountsNeeds = {
  /** The records of goods and bins, and the steps that change them. */
  goods: countedGoodsPort,
  /** The names of those who count and decide. */
  staffMembers: staffMembersPort,
  /** The queues of work for staff. */
  tasks: tasksPort,
};
export type StockCountsDependencies = Used<typeof stockCountsNeeds>;

/** The dependencies of the use cases of counts. */
export type StockCountsContext = Pick<Core, 'clock' | 'db' | 'transaction'> & StockCountsDependencies;
