import { useCallback } from 'react';
import { day, type ColorMode } from '@caravan/kernel';
import { browserCookies } from '../environment/cookies.ts';
import { useAppDispatch, useAppSelector } from '../store/store.ts';
import { colorModeChosen } from '../store/session.slice.ts';

const year = (365 * day) / 1000;

/**
 * The colour mode that a shopper chose; null follows the system. The server writes it to the document's `data-mode`, so
 * that nothing flashes. A change here updates the attribute and the cookie.
 */
export const useColorMode = (): [ColorMode | null, (mode: ColorMode | null) => void] => {
  const mode = useAppSelector((state) => state.session.colorMode);
  const dispatch = useAppDispatch();
  const choose = useCallback(
    (chosen: ColorMode | null) => {
      const cookies = browserCookies();
      if (chosen) {
        document.documentElement.dataset['mode'] = chosen;
        cookies.set('color_mode', chosen, year);
      } else {
        delete document.documentElement.dataset['mode'];
        cookies.remove('color_mode');
      }
      dispatch(colorModeChosen(chosen));
    },
    [dispatch],
  );
  return [mode, choose];
};
