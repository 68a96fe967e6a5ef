import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { afterSentence } from '@caravan/kernel';
import { useNotice } from '@caravan/web-core';
import type { MenuItem } from './menu-items.ts';

/** Says in the notice dialog that a feature is not open yet, and what shoppers can do instead. */
export const useNotOpenNotice = (): ((feature: MenuItem['key']) => void) => {
  const { t } = useTranslation('app-layout');
  const notice = useNotice();
  return useCallback(
    (feature) => {
      const said = t('notice.notOpen');
      const instead = feature === 'estimate' ? afterSentence(said) + t('notice.priceInstead') : '';
      notice.show({ text: said + instead, withService: true });
    },
    [notice, t],
  );
};
