import { useCallback, useRef, useState } from 'react';
import { loadChunk } from '../errors/chunk-error.ts';
import { useAppDispatch } from '../store/hooks.ts';
import type { Download } from './download.ts';

/** Saves a file that a call answers with; a second click while it comes does nothing. The code for it comes with the first click. */
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
