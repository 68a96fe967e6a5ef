import { definePath } from '@caravan/kernel';

/** The console's pages of purchases and inbound parcels, below `/console`. */
export const procurementConsolePaths = {
  /** The station; `code` is scanned at once. */
  receive: definePath('/receive'),
  /** `q` and `state` filter the list. */
  purchases: definePath('/purchases'),
  /** `q` and `state` filter the list. */
  parcels: definePath('/parcels'),
  parcel: definePath('/parcels/:id'),
  trackingImport: definePath('/tracking'),
  /** Purchases beside the statements; `q` and `books` filter the list. */
  reconciliation: definePath('/money/purchases'),
  /** Lines of statements without a purchase; `q` filters the list. */
  unknownLines: definePath('/money/purchases/unknown'),
  statementImport: definePath('/money/purchases/import'),
};
