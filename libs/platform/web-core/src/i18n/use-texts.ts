import { useCallback } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import type { Language } from '@caravan/kernel';
import { useAppSelector } from '../store/hooks.ts';
import type { Translate } from './i18n.ts';

export { I18nextProvider as I18nProvider };

/** The texts of a feature: `const t = useTexts('goods')`, `t('detail.title', { name })`. */
export const useTexts = (namespace: string): Translate => {
  const { t } = useTranslation(namespace);
  return useCallback<Translate>((key, values) => t(key, values ?? {}), [t]);
};

export const useLanguage = (): Language => useAppSelector((state) => state.session.language);
