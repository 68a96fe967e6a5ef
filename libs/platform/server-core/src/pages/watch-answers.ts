import type { Fetch } from './in-process-fetch.ts';

/** True for a successful GET without a session, whose answer is the same for every visitor. */
const isForAll = (response: Response, { method = 'GET', headers }: RequestInit): boolean =>
  response.ok && method === 'GET' && !new Headers(headers).has('authorization');

export interface WatchedFetch {
  fetch: Fetch;
  /**
   * False after a call that failed, had a session or changed something: then the page belongs to one visitor
   * (specification 4.3).
   */
  allShared: () => boolean;
}

/** Watches the calls that a page makes while it is rendered. */
export const watchAnswers = (fetch: Fetch): WatchedFetch => {
  let allShared = true;
  return {
    fetch: async (path, init = {}) => {
      try {
        const response = await fetch(path, init);
        allShared &&= isForAll(response, init);
        return response;
      } catch (error) {
        allShared = false;
        throw error;
      }
    },
    allShared: () => allShared,
  };
};
