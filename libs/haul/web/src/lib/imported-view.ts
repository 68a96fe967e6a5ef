import { shownParts, type ShownPart } from '@caravan/haul/contract';
import { defaultPageSize } from '@caravan/kernel';
import { haulPaths } from '@caravan/routes';

/** A view of an imported archive: a part, or one order or package of it. */
export interface ImportedView {
  id: string;
  part: ShownPart;
  /** Of the order or package that is shown whole. */
  number?: string | undefined;
}

const idPattern = /^[A-Za-z0-9_-]{1,64}$/;

/** The view of an address; undefined without a valid id, or with an invalid number. */
export const importedViewOf = (search: URLSearchParams): ImportedView | undefined => {
  const id = search.get('id') ?? '';
  const part = shownParts.find((one) => one === search.get('part')) ?? 'orders';
  const number = search.get('number') ?? undefined;
  const isValid = idPattern.test(id) && (number === undefined || idPattern.test(number));
  return isValid ? { id, part, number } : undefined;
};

export const importedHref = ({ id, part, number }: ImportedView, page = 1): string =>
  haulPaths.imported.href({
    id,
    part: part === 'orders' ? undefined : part,
    number,
    page: page === 1 ? undefined : page,
  });

/** The arguments of the call for a page of a part. */
export const importedQuery = (id: string, page: number) => ({
  params: { id },
  query: { page, page_size: defaultPageSize },
});
