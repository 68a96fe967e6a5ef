import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { languages, languageTable, type Language } from '@caravan/kernel';
import { Icon } from '@caravan/ui-kit';
import { setLanguage, useLanguage } from '@caravan/web-core';
import { useDisclosure } from '../../lib/use-disclosure.ts';
import styles from './header.module.css';

const useHrefIn = () => {
  const { pathname, search } = useLocation();
  return (language: Language): string => {
    const query = new URLSearchParams(search);
    query.set('lang', language);
    return `${pathname}?${query.toString()}`;
  };
};

/**
 * The links work without scripts for one page; with scripts the choice is saved in the cookie `lang` and the page
 * reloads.
 */
export const LanguageLinks = () => {
  const language = useLanguage();
  const hrefIn = useHrefIn();
  const choose = (choice: Language) => (event: MouseEvent) => {
    event.preventDefault();
    setLanguage(choice);
  };
  return languages.map((choice) => (
    <li key={choice}>
      <a
        className={styles.entry}
        href={hrefIn(choice)}
        lang={languageTable[choice].tag}
        hrefLang={languageTable[choice].tag}
        aria-current={choice === language || undefined}
        onClick={choose(choice)}
      >
        {languageTable[choice].name}
        {choice === language ? <Icon name="check" size="sm" /> : null}
      </a>
    </li>
  ));
};

export const LanguageMenu = () => {
  const { t } = useTranslation('app-layout');
  const language = useLanguage();
  const { rootProps, buttonProps, panelProps } = useDisclosure();
  return (
    <div className={styles.disclosure} {...rootProps}>
      <button
        type="button"
        className={styles.item}
        aria-label={t('header.languageNow', { name: languageTable[language].name })}
        {...buttonProps}
      >
        <Icon name="globe" size="sm" />
        {languageTable[language].name}
        <Icon name="chevron-down" size="xs" />
      </button>
      <ul className={styles.panel} data-align="end" {...panelProps}>
        <LanguageLinks />
      </ul>
    </div>
  );
};
