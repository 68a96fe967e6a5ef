import { orderIncomesPort } from '@caravan/cart-orders/port';
import { costEntriesPort, ledgerJournalPort } from '@caravan/fund-payment/port';
import type { Core, Used } from '@caravan/server-core';
import { staffChangesPort } from '@caravan/tasks/port';
import { packageIncomesPort } from '@caravan/warehouse-packages/port';

export const booksNeeds = {
  ledger: ledgerJournalPort,
  /** Debts to sellers and carriers. */
  costs: costEntriesPort,
  /** The parts of what was paid for orders. */
  orders: orderIncomesPort,
  /** The parts of what was paid for packages, and where these go. */
  packages: packageIncomesPort,
  /** Refuses changes that are based on an older version. */
  staffChanges: staffChangesPort,
};
export type BooksDependencies = Used<typeof booksNeeds>;

/** The dependencies of the use cases of the books. */
export type BooksContext = Pick<Core, 'clock' | 'db' | 'transaction'> & BooksDependencies;
