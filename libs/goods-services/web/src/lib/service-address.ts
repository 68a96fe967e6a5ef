import { defaultPageSize } from '@caravan/kernel';
import { warehousePackagesPaths, fundPaymentPaths } from '@caravan/routes';
import type { Service, ServicesQuery } from '@caravan/goods-services/contract';
import { pageOf } from '@caravan/web-core';

const pattern = /^SV[A-Z0-9-]{4,30}$/;

/** The service that `?number=` names, in either case, because shoppers type numbers. */
export const serviceNumberOf = (search: URLSearchParams): string | undefined => {
  const number = search.get('number')?.trim().toUpperCase() ?? '';
  return pattern.test(number) ? number : undefined;
};

/** The page that packs the goods of a packing rehearsal at its price. */
export const packRehearsedHref = ({ number, items }: Pick<Service, 'number' | 'items'>): string =>
  warehousePackagesPaths.confirmInfo.href({ items: items.map(({ id }) => id).join(','), rehearsal: number });

export const servicesQueryOf = (search: URLSearchParams): ServicesQuery => ({
  page: pageOf(search),
  page_size: defaultPageSize,
});

/** The address of a page of the services; the first page has no number. */
export const servicesHref = (page = 1): string =>
  warehousePackagesPaths.services.href({ page: page > 1 ? page : undefined });

/** The page that pays a service. */
export const payServiceHref = (number: string): string =>
  fundPaymentPaths.payment.href({ kind: 'service', refs: number });
