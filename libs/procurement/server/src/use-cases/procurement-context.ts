import { codeSourcesPort, orderArrivalsPort, orderPurchasesPort } from '@caravan/cart-orders/port';
import { forwardedParcelsPort } from '@caravan/procurement/port';
import type { Core, Used } from '@caravan/server-core';
import {
  labelledThingsPort,
  refusedLabelsPort,
  staffChangesPort,
  staffMembersPort,
  tasksPort,
} from '@caravan/tasks/port';

/** The ports of other features that procurement calls. */
export const procurementNeeds = {
  /** Counts what was bought on the orders. */
  orders: orderPurchasesPort,
  /** Takes over what arrived for the orders. */
  arrivals: orderArrivalsPort,
  /** The parcels that shoppers send themselves. */
  forwarded: forwardedParcelsPort,
  /** The queues of staff. */
  tasks: tasksPort,
  /** Tells who changed a purchase meanwhile. */
  changes: staffChangesPort,
  staffMembers: staffMembersPort,
  /** The numbers on the labels of other features. */
  codes: codeSourcesPort,
  /** Further things that staff scan, found by the search of the console: goods, packages, bins. */
  findables: labelledThingsPort,
  /** Labels of things that are gone, such as lost goods. */
  refused: refusedLabelsPort,
};
export type ProcurementDependencies = Used<typeof procurementNeeds>;

/** The dependencies of the use cases. */
export interface ProcurementContext
  extends Pick<Core, 'db' | 'transaction' | 'clock' | 'files' | 'pictures'>, ProcurementDependencies {
  /** Signs the addresses of photos of parcels. */
  photoKey: Buffer;
}
