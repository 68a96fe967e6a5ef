import { createContext, useContext, useMemo } from 'react';
import type { Language } from '@caravan/kernel';
import { useAppSelector } from '../store/hooks.ts';
import { makeI18n, translator, type I18n, type Translate } from './i18n.ts';

/** The texts of the page; without a provider every key shows itself. */
export const I18nContext = createContext<I18n>(makeI18n('en'));

/** The texts of a feature: `const t = useTexts('goods')`, `t('detail.title', { name })`. */
export const useTexts = (namespace: string): Translate => {
  const i18n = useContext(I18nContext);
  return useMemo(() => translator(i18n, namespace), [i18n, namespace]);
};

export const useLanguage = (): Language => useAppSelector((state) => state.session.language);
