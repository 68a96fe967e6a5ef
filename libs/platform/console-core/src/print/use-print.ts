import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { consoleCoreNamespace } from '../i18n/console-core-texts.ts';
import { printInFrame } from './print-frame.ts';

/** How long the signed link of a print works, in ms. */
const linkMs = 5 * 60_000;

export type PrintState = 'idle' | 'preparing' | 'printed' | 'failed';

export interface Print {
  state: PrintState;
  /** The printable page, while its link works: for browsers that print no frames. */
  url: string | undefined;
  /** Gets the signed link and prints its page; the newest call counts. Never rejects. */
  print: (prepare: () => Promise<{ url: string }>) => Promise<void>;
}

/** Prints labels and lists: `print(() => createPrint({ body }).unwrap())`. */
export const usePrint = (printPage: (url: string, title: string) => Promise<void> = printInFrame): Print => {
  const { t } = useTranslation(consoleCoreNamespace);
  const [shown, setShown] = useState<{ state: PrintState; url: string | undefined }>({ state: 'idle', url: undefined });
  const turn = useRef(0);
  const title = t('print.frame');

  const print = useCallback<Print['print']>(
    async (prepare) => {
      turn.current += 1;
      const mine = turn.current;
      const show = (state: PrintState, url?: string): void => {
        if (turn.current === mine) setShown({ state, url });
      };
      show('preparing');
      let url: string | undefined;
      try {
        ({ url } = await prepare());
        await printPage(url, title);
        show('printed', url);
      } catch {
        // The failed call has shown its reason; a page that could not be framed is still behind its link.
        show('failed', url);
      }
    },
    [printPage, title],
  );

  useEffect(() => {
    if (!shown.url) return undefined;
    const timer = setTimeout(() => setShown({ state: 'idle', url: undefined }), linkMs);
    return () => clearTimeout(timer);
  }, [shown.url]);

  return { ...shown, print };
};
