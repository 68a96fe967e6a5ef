import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from '@caravan/web-core';

export interface UrlFilters {
  /** The value of a filter in the page's address; an empty text without one. */
  get: (name: string) => string;
  /** The same without white space around it, as a call takes it; undefined without a value. */
  find: (name: string) => string | undefined;
  /** Changes filters; an empty value removes one. The list starts again at its first page. */
  set: (values: Readonly<Record<string, string>>, options?: { replace?: boolean }) => void;
  /** The address of the same list with these values, for links to other pages. */
  hrefWith: (values: Readonly<Record<string, string>>) => string;
}

/** The parameters that name a place in the list, which another filter makes meaningless. */
const places = ['page', 'cursor'];

const changed = (search: URLSearchParams, values: Readonly<Record<string, string>>): URLSearchParams => {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(values)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
};

/** The filters of a list in the address of its page, so that a link leads to the same rows. */
export const useUrlFilters = (): UrlFilters => {
  const [search, setSearch] = useSearchParams();
  /** The address with what was set and is not shown yet, so that two changes in a row keep each other. */
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  }, [search]);
  const set = useCallback(
    (values: Readonly<Record<string, string>>, options?: { replace?: boolean }) => {
      const next = changed(latest.current, values);
      for (const name of places) if (!(name in values)) next.delete(name);
      latest.current = next;
      setSearch(next, options);
    },
    [setSearch],
  );
  return useMemo(
    () => ({
      get: (name) => search.get(name) ?? '',
      find: (name) => search.get(name)?.trim() || undefined,
      set,
      hrefWith: (values) => `?${changed(search, values).toString()}`,
    }),
    [search, set],
  );
};
