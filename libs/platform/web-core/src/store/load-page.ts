import { pageError } from '../errors/page-error.ts';
import type { PageContext } from '../manifest.ts';
import { load } from './load.ts';

/** Fills the store with what a page shows: the server waits for it, a browser opens the page at once on its skeletons. */
export const loadPage = async <Data>({ store }: Pick<PageContext, 'store'>, query: Parameters<typeof load<Data>>[1]): Promise<void> => {
  const loading = load<Data>(store, query);
  if (typeof document !== 'undefined') return;
  const { error } = await loading;
  if (error?.status === 404) throw pageError(404);
};
