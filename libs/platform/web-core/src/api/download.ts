import type { Endpoint } from '@caravan/kernel';
import { showToast } from '../store/show-toast.ts';
import type { AppThunk } from '../store/store.ts';
import { loseSession } from '../session/lose-session.ts';
import { headersOf, readBody, unreachable } from './base-query.ts';
import { pathOf, type CallParts } from './request.ts';

/** A file that a call answers with. */
export interface Download extends Pick<CallParts, 'params' | 'query'> {
  endpoint: Endpoint;
  /** The type of file that is asked for, such as `text/csv`. */
  accept: string;
  /** The name under which it is saved. */
  fileName: string;
}

const save = (file: Blob, name: string): void => {
  const address = URL.createObjectURL(file);
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  // The browser reads the file after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};

/**
 * Fetches a file with the session's token in its header, so that the token stands in no address, and saves it. Failures are told as
 * those of any other call. Resolves to whether there is a file.
 */
export const download =
  ({ endpoint, accept, fileName, ...parts }: Download): AppThunk<Promise<boolean>> =>
  async (dispatch, getState, environment) => {
    const { language } = getState().session;
    let response: Response;
    try {
      response = await environment.fetch(environment.baseUrl + pathOf(endpoint, parts), {
        method: endpoint.method,
        headers: { ...headersOf({}, environment, language), accept },
        credentials: 'include',
      });
    } catch {
      dispatch(showToast(unreachable[language]));
      return false;
    }
    if (response.ok) {
      save(await response.blob(), fileName);
      return true;
    }
    const body = await readBody(response);
    if (response.status !== 500) dispatch(showToast(body?.message ?? unreachable[language]));
    if (response.status === 401) dispatch(loseSession(endpoint));
    return false;
  };
