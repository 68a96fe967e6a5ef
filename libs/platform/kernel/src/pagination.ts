/** `?page=1&page_size=20` of every list (specification 22.6). */
export interface PageQuery {
  page: number;
  page_size: number;
}

export interface Page<T> {
  items: T[];
  page: number;
  page_size: number;
  total: number;
}

export const defaultPageSize = 20;
export const maxPageSize = 100;

/** SQL `limit` and `offset` of a page. */
export const sliceOf = ({ page, page_size }: PageQuery): { limit: number; offset: number } => ({
  limit: page_size,
  offset: (page - 1) * page_size,
});

export const pageCount = ({ total, page_size }: Pick<Page<unknown>, 'total' | 'page_size'>): number =>
  Math.max(1, Math.ceil(total / page_size));

export interface CursorPage<T> {
  items: T[];
  /** The cursor of the next page; null on the last one. */
  next: string | null;
  /** The number of all items; null beyond `countedItems`. */
  count: number | null;
}

/** The largest number of items that a list with a cursor counts exactly. */
export const countedItems = 1_000;

/** A page of a list of everybody's data, by number or by cursor; `total` stops at one more than `countedItems`. */
export interface LongPage<T> extends Page<T>, CursorPage<T> {}

/** The cursor, if a page of a long list is asked for by one. */
export interface LongPageQuery extends PageQuery {
  cursor?: string | undefined;
}
