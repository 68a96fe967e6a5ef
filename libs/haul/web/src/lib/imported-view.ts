import { haulPaths, shownParts, type ShownPart } from '@caravan/haul/contract';
import { defaultPageSize } from '@caravan/kernel';

/** A view of an imported archive: its part and page. */
export interface ImportedView {
  id: string;
  part: ShownPart;
}

const idPattern = /^[A-Za-z0-9_-]{1,64}$/;

/** The view of an address; undefined without a valid id. */
export const importedViewOf = (search: URLSearchParams): ImportedView | undefined => {
  const id = search.get('id') ?? '';
  const part = shownParts.find((one) => one === search.get('part')) ?? 'orders';
  return idPattern.test(id) ? { id, part } : undefined;
};

export const importedHref = ({ id, part }: ImportedView, page = 1): string =>
  haulPaths.imported.href({
    id,
    part: part === 'orders' ? undefined : part,
    page: page === 1 ? undefined : page,
  });

/** The arguments of the call for a page of a part. */
export const importedQuery = (id: string, page: number) => ({
  params: { id },
  query: { page, page_size: defaultPageSize },
});
