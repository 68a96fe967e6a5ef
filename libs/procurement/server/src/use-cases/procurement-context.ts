import type { CodeSource, OrderArrivals, OrderPurchases } from '@caravan/cart-orders/port';
import type { Core } from '@caravan/server-core';
import type { Findable, StaffChanges, StaffMembers, Tasks } from '@caravan/tasks/port';

/** What procurement needs from other features. */
export interface ProcurementDependencies {
  /** Counts what was bought on the orders. */
  orders: () => OrderPurchases;
  /** Takes over what arrived for the orders. */
  arrivals: () => OrderArrivals;
  /** The queues of staff. */
  tasks: () => Tasks;
  /** Tells who changed a purchase meanwhile. */
  changes: () => StaffChanges;
  staffMembers: () => StaffMembers;
  /** The numbers on the labels of other features. */
  codes: () => readonly CodeSource[];
  /** Further things that staff scan, found by the search of the console: goods, packages, bins. */
  findables: () => readonly Findable[];
}

/** The dependencies of the use cases. */
export interface ProcurementContext
  extends Pick<Core, 'db' | 'transaction' | 'clock' | 'files' | 'pictures'>, ProcurementDependencies {
  /** Signs the addresses of photos of parcels. */
  photoKey: Buffer;
}
