import { warehouseIntakePort } from '@caravan/cart-orders/port';
import { termsPort } from '@caravan/content/port';
import { expectedParcelsPort } from '@caravan/procurement/port';
import { type Core, notifierPort, type Used } from '@caravan/server-core';
import { staffChangesPort, tasksPort } from '@caravan/tasks/port';
import { ownGoodsPort } from '@caravan/warehouse-packages/port';

export const forwardingNeeds = {
  /** The parcels that the station receives. */
  expected: expectedParcelsPort,
  /** Stores what was in them. */
  intake: warehouseIntakePort,
  /** The goods, when what they are is declared again. */
  goods: ownGoodsPort,
  /** The storage rules of the moment in which a parcel is announced. */
  terms: termsPort,
  /** Refuses changes that are based on an older version. */
  staffChanges: staffChangesPort,
  /** The claims that wait for staff. */
  tasks: tasksPort,
  /** Messages and mails to shoppers. */
  notifier: notifierPort,
};
export type ForwardingDependencies = Used<typeof forwardingNeeds>;

/** The dependencies of the use cases of forwarding. */
export type ForwardingContext = Pick<Core, 'clock' | 'db' | 'files' | 'jobs' | 'pictures' | 'transaction'> &
  ForwardingDependencies & {
    /** Signs the addresses of pictures. */
    pictureKey: Buffer;
  };
