import {
  accountConsolePaths,
  cartOrdersConsolePaths,
  forwardingConsolePaths,
  fundPaymentConsolePaths,
  logisticsConsolePaths,
  procurementConsolePaths,
  supportConsolePaths,
  warehouseConsolePaths,
} from '@caravan/routes/console';

const searched = (path: string, name: string, value: string): string =>
  `${path}?${new URLSearchParams({ [name]: value }).toString()}`;

const pages: Readonly<Record<string, (ref: string) => string>> = {
  order: (number) => cartOrdersConsolePaths.order.href({ number }),
  package: (number) => warehouseConsolePaths.packageDetail.href({ number }),
  item: (ref) => searched(warehouseConsolePaths.shelf.href(), 'q', ref),
  bin: (ref) => searched(warehouseConsolePaths.shelf.href(), 'bin', ref),
  parcel: (id) => procurementConsolePaths.parcel.href({ id }),
  own_parcel: (number) => forwardingConsolePaths.parcel.href({ number }),
  parcel_claim: (id) => forwardingConsolePaths.claim.href({ id }),
  purchase: (ref) => searched(procurementConsolePaths.purchases.href(), 'q', ref),
  payment: (id) => fundPaymentConsolePaths.payment.href({ id }),
  dispute: (id) => fundPaymentConsolePaths.dispute.href({ id }),
  person: (id) => accountConsolePaths.person.href({ id }),
  conversation: (id) => supportConsolePaths.ticket.href({ id }),
  lead: () => logisticsConsolePaths.leads.href(),
};

/** The page of a thing by its kind and ref; undefined for a kind without a page. */
export const pageOf = ({ kind, ref }: { kind: string; ref: string }): string | undefined => pages[kind]?.(ref);

/** Whether people know a thing by its ref. Purchases, parcels, conversations and enquiries have random ids of 22 characters. */
export const isNumber = (ref: string): boolean => !/^[\w-]{22}$/.test(ref);
