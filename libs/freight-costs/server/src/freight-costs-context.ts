import { chargeRatesPort } from '@caravan/content/port';
import { type Core, type Used } from '@caravan/server-core';
import { staffChangesPort, staffMembersPort, tasksPort } from '@caravan/tasks/port';
import { billedParcelsPort } from '@caravan/warehouse-packages/port';

export const freightCostsNeeds = {
  /** The parcels that were sent, with what their shoppers paid. */
  parcels: billedParcelsPort,
  exchangeRates: chargeRatesPort,
  /** The names of those who import and decide. */
  staffMembers: staffMembersPort,
  /** Refuses changes that are based on an older version. */
  staffChanges: staffChangesPort,
  /** The queue of differences. */
  tasks: tasksPort,
};
export type FreightCostsDependencies = Used<typeof freightCostsNeeds>;

/** The dependencies of the use cases of freight costs. */
export type FreightCostsContext = Pick<Core, 'clock' | 'db' | 'transaction'> & FreightCostsDependencies;
