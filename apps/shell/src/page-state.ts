import type { HydrationState } from 'react-router-dom';
import type { RootState, Texts } from '@caravan/web-core';

/** What the server hands to the browser in the page: enough to render the same again without a call. */
export interface PageState {
  store: Pick<RootState, 'session' | 'api'>;
  /** The namespaces that the page reads, in its one language. */
  texts: Record<string, Texts>;
  router: Pick<HydrationState, 'loaderData' | 'errors'>;
}

export const pageStateId = 'page-state';
export const rootId = 'root';

export const readState = (): PageState => {
  const element = document.getElementById(pageStateId);
  if (!element?.textContent) throw new Error('the page carries no state');
  return JSON.parse(element.textContent) as PageState;
};
