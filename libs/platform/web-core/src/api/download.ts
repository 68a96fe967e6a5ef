import { useCallback, useRef, useState } from 'react';
import type { Endpoint } from '@caravan/kernel';
import { loadChunk } from '../errors/chunk-error.ts';
import { otherAccount, replacedAccount, reloadForAccount } from '../session/other-account.ts';
import { loseSession } from '../session/session-changes.ts';
import { type AppThunk, useAppDispatch } from '../store/store.ts';
import { showToast } from '../store/toasts.slice.ts';
import { reasonOf } from './api-error.ts';
import { errorIn, headersOf, readBody, unreachable } from './base-query.ts';
import { type CallParts, pathOf } from './request.ts';
import { saveFile } from './save-file.ts';

/** A call that answers with a file. */
export interface Download extends Pick<CallParts, 'params' | 'query'> {
  endpoint: Endpoint;
  /** The requested type of file, such as `text/csv`. */
  accept: string;
  /** The name of the saved file. */
  fileName: string;
}

/**
 * Fetches and saves a file. It sends the token in a header, so that no address contains the token. Failures show like
 * those of any other call. Resolves to true if the file was saved.
 */
export const download =
  ({ endpoint, accept, fileName, ...parts }: Download): AppThunk<Promise<boolean>> =>
  async (dispatch, getState, environment) => {
    const { session } = getState();
    const { language } = session;
    if (replacedAccount(session, environment.cookies)) {
      dispatch(reloadForAccount());
      return false;
    }
    let response: Response;
    try {
      response = await environment.fetch(environment.baseUrl + pathOf(endpoint, parts), {
        method: endpoint.method,
        headers: { ...headersOf({}, environment, session), accept },
        credentials: 'include',
      });
    } catch {
      dispatch(showToast(unreachable[language]));
      return false;
    }
    if (response.ok) {
      saveFile(await response.blob(), fileName);
      return true;
    }
    const error = errorIn(response, await readBody(response), language);
    if (reasonOf(error) === otherAccount) dispatch(reloadForAccount());
    else if (response.status !== 500) dispatch(showToast(error.message));
    if (response.status === 401) dispatch(loseSession(endpoint));
    return false;
  };

/**
 * Saves the file that a call answers with; a second click during the download does nothing. The first click loads the
 * code.
 */
export const useDownload = (): { start: (wanted: Download) => Promise<void>; busy: boolean } => {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const start = useCallback(
    async (wanted: Download) => {
      if (running.current) return;
      running.current = true;
      setBusy(true);
      try {
        const { download } = await loadChunk(() => import('./download.ts'), location.href);
        await dispatch(download(wanted));
      } finally {
        running.current = false;
        setBusy(false);
      }
    },
    [dispatch],
  );
  return { start, busy };
};
