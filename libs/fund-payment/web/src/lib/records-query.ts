import { recordTypes, type BalanceRecordsQuery, type RecordType } from '@caravan/fund-payment/contract';
import { fundPaymentPaths } from '@caravan/routes';

/** The filters in the page's address. */
export interface RecordFilters {
  type: RecordType | '';
  from: string;
  to: string;
}

const recordsPerPage = 20;

const isType = (value: string): value is RecordType => recordTypes.some((type) => type === value);

/** A day such as `2026-11-21`; empty for invalid values in an address. */
const dayOf = (value: string | null): string =>
  value !== null && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(`${value}T00:00:00Z`)) ? value : '';

export const filtersOf = (search: URLSearchParams): RecordFilters => {
  const type = search.get('type') ?? '';
  return { type: isType(type) ? type : '', from: dayOf(search.get('from')), to: dayOf(search.get('to')) };
};

export const isFiltered = ({ type, from, to }: RecordFilters): boolean => type !== '' || from !== '' || to !== '';

const set = ({ type, from, to }: RecordFilters) => ({
  ...(type ? { type } : {}),
  ...(from ? { from } : {}),
  ...(to ? { to } : {}),
});

/** The address of the page that shows these records. */
export const fundHref = (filters: RecordFilters, page = 1): string =>
  fundPaymentPaths.fund.href({ ...set(filters), page: page > 1 ? page : undefined });

export const recordsQuery = (filters: RecordFilters, page: number): BalanceRecordsQuery => ({
  page,
  page_size: recordsPerPage,
  ...set(filters),
});

/** No filters, newest first: the only query whose answer includes the last 90 days. */
export const newestRecords: BalanceRecordsQuery = { page: 1, page_size: recordsPerPage };
