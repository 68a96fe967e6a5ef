import type { HydrationState } from 'react-router-dom';
import type { RootState, Texts } from '@caravan/web-core';

/** What the server hands to the browser in the page: enough to render the same again without a call. */
export interface PageState {
  store: Partial<RootState>;
  /** The namespaces that the page reads, in its one language. */
  texts: Record<string, Texts>;
  router: Pick<HydrationState, 'loaderData' | 'errors'>;
}

export const pageStateId = 'page-state';
export const rootId = 'root';

/** JSON that may stand in a `<script type="application/json">`: no `<` can end it early. */
export const writeState = (state: PageState): string => JSON.stringify(state).replaceAll('<', '\\u003c');

export const readState = (): PageState => {
  const element = document.getElementById(pageStateId);
  if (!element?.textContent) throw new Error('the page carries no state');
  return JSON.parse(element.textContent) as PageState;
};
