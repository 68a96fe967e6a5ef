import { useTranslation } from 'react-i18next';
import type { LandingClaims } from '@caravan/content/contract';
import { Section, VisuallyHidden } from '@caravan/ui-kit';
import { useFormats } from '@caravan/web-core';
import styles from './figures.module.css';

/** The figures that the service claims (specification 18.2), and no others. */
export const Figures = ({ claims }: { claims: LandingClaims }) => {
  const { t } = useTranslation('logistics');
  const { number } = useFormats();
  const { customers, countries, reach_countries: reach, reach_regions: regions, warehouses } = claims;
  const figures = [
    { key: 'customers', value: number(customers), label: t('figures.customers') },
    { key: 'countries', value: number(countries), label: t('figures.countries') },
    { key: 'reach', value: number(reach), label: t('figures.reach', { regions }) },
    { key: 'warehouses', value: number(warehouses), label: t('figures.warehouses') },
  ];
  return (
    <Section tone="surface" space="tight" aria-labelledby="figures">
      <VisuallyHidden as="h2" id="figures">
        {t('figures.title')}
      </VisuallyHidden>
      <ul className={styles.figures}>
        {figures.map(({ key, value, label }) => (
          <li key={key} className={styles.figure}>
            <strong className={styles.value}>{value}</strong> <span className={styles.label}>{label}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
};
