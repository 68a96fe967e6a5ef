import type { HydrationState } from 'react-router-dom';
import type { DehydratedState, Texts } from '@caravan/web-core';

/** The state that the server writes into the page. The browser renders the same page from it without a call. */
export interface PageState {
  store: DehydratedState;
  /** The namespaces that the page reads, in the page's language. */
  texts: Record<string, Texts>;
  router: Pick<HydrationState, 'loaderData' | 'actionData' | 'errors'>;
}

export const pageStateId = 'page-state';
export const rootId = 'root';

export const readState = (): PageState => {
  const element = document.getElementById(pageStateId);
  if (!element?.textContent) throw new Error('the page carries no state');
  return JSON.parse(element.textContent) as PageState;
};
