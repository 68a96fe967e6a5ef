import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotice } from '@caravan/web-core';

/** Says in the notice dialog that a feature is not open yet. */
export const useNotOpenNotice = (): (() => void) => {
  const { t } = useTranslation('app-layout');
  const notice = useNotice();
  return useCallback(() => notice.show({ text: t('notice.notOpen'), withService: true }), [notice, t]);
};
