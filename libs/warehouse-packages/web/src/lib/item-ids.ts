import { maxPackageItems } from '@caravan/content/contract';

const pattern = /^[A-Za-z0-9_-]{1,64}$/;

/** The ids in `?items=a,b`, in order and without duplicates; invalid ids are ignored. */
export const itemIdsOf = (search: URLSearchParams): string[] => {
  const written = (search.get('items') ?? '').split(',').map((id) => id.trim());
  return [...new Set(written.filter((id) => pattern.test(id)))].slice(0, maxPackageItems);
};

/** The shipping method that `?line=` names, to be chosen when the page opens. */
export const namedLineOf = (search: URLSearchParams): string | undefined => {
  const named = search.get('line') ?? '';
  return pattern.test(named) ? named : undefined;
};

const serviceNumber = /^SV[A-Z0-9-]{4,30}$/;

/** The packing rehearsal that `?rehearsal=` names. */
export const rehearsalOf = (search: URLSearchParams): string | undefined => {
  const number = search.get('rehearsal') ?? '';
  return serviceNumber.test(number) ? number : undefined;
};
