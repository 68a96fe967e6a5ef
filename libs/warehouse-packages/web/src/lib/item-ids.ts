import { maxPackageItems } from '@caravan/warehouse-packages/contract';

const pattern = /^[A-Za-z0-9_-]{1,64}$/;

/** The goods that `?items=a,b` names, each once and in order; what cannot be an id is left out. */
export const itemIdsOf = (search: URLSearchParams): string[] => {
  const written = (search.get('items') ?? '').split(',').map((id) => id.trim());
  return [...new Set(written.filter((id) => pattern.test(id)))].slice(0, maxPackageItems);
};
