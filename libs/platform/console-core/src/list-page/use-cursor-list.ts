import { pageOf, useSearchParams } from '@caravan/web-core';
import { useUrlFilters, type UrlFilters } from './use-url-filters.ts';

interface Named {
  /** Of the parameter in the page's address and of the call's query. */
  name: string;
  label: string;
  hint?: string;
  /** The value without one in the address. */
  fallback?: string;
}

export interface TypedFilter extends Named {
  kind?: 'search' | 'date';
  /** 100 by default. */
  maxLength?: number;
}

export interface ChosenFilter extends Named {
  options: readonly { value: string; label: string }[];
  /** The choice of no value; “All” by default, and none where there is a `fallback`. */
  all?: string;
}

export type ListFilter = TypedFilter | ChosenFilter;

type ValueOf<F> = F extends { options: readonly { value: infer V }[] } ? V : string;
type Known<F extends Named> = F extends { fallback: string } ? ValueOf<F> : ValueOf<F> | undefined;

export interface CursorList<F extends readonly ListFilter[] = readonly ListFilter[]> {
  /** The filters' values, as a call takes them: a choice has one of its options or nothing. */
  query: { [One in F[number] as One['name']]: Known<One> };
  /** The place in a list with a cursor; undefined on its first page. */
  cursor: string | undefined;
  /** The place in a list with numbered pages. */
  page: number;
  filters: F;
  url: UrlFilters;
}

/** The value of a filter in the address; what is none of its choices counts as nothing. */
export const valueOf = (filter: ListFilter, url: UrlFilters): string | undefined => {
  const value = url.find(filter.name);
  const isKnown = !('options' in filter) || filter.options.some((one) => one.value === value);
  return (isKnown ? value : undefined) ?? filter.fallback;
};

/** Whether a filter or a later place leaves rows out. */
export const isFiltered = ({ filters, cursor, page, url }: CursorList): boolean =>
  cursor !== undefined || page > 1 || filters.some((filter) => valueOf(filter, url) !== filter.fallback);

/** A list whose filters and place are in the page's address. `ListPage` makes its fields from the same declaration. */
export const useCursorList = <const F extends readonly ListFilter[]>(filters: F): CursorList<F> => {
  const url = useUrlFilters();
  const [search] = useSearchParams();
  const query = Object.fromEntries(filters.map((filter) => [filter.name, valueOf(filter, url)]));
  return { query: query as CursorList<F>['query'], cursor: url.find('cursor'), page: pageOf(search), filters, url };
};
