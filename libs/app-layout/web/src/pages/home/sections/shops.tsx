import { useTranslation } from 'react-i18next';
import { platformName, platformNames } from '@caravan/goods/contract';
import { Section } from '@caravan/ui-kit';
import { useLanguage } from '@caravan/web-core';
import styles from './shops.module.css';

/** The shops whose links are recognised by name: exactly those that the link rules know. */
export const Shops = () => {
  const { t } = useTranslation('home');
  const language = useLanguage();
  return (
    <Section space="tight" aria-label={t('shops.title')}>
      <h2 className={styles.title}>{t('shops.title')}</h2>
      <ul className={styles.shops}>
        {Object.keys(platformNames).map((platform) => (
          <li key={platform} className={styles.shop}>
            {platformName(platform, language)}
          </li>
        ))}
      </ul>
      <p className={styles.text}>{t('shops.text')}</p>
    </Section>
  );
};
