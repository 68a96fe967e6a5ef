import { useCallback } from 'react';
import { useNotice, useTexts } from '@caravan/web-core';

/** Says in the notice dialog that a feature is not open yet. */
export const useNotOpenNotice = (): (() => void) => {
  const t = useTexts('frame');
  const notice = useNotice();
  return useCallback(() => notice.show({ text: t('notice.notOpen') }), [notice, t]);
};
