import { useTranslation } from 'react-i18next';
import { countryName, sumFen } from '@caravan/kernel';
import { shippingExampleApi } from '@caravan/shipping/api/example';
import type { Quote } from '@caravan/shipping/contract';
import { Section } from '@caravan/ui-kit';
import { useFormats, useLanguage } from '@caravan/web-core';
import type { FactsProps } from './facts.ts';
import styles from './example.module.css';
import { ExampleCard } from './example-card.tsx';

/** The cheapest method, and the fastest if that is another one. */
const twoOf = (lines: readonly Quote[]): Quote[] => {
  const [cheapest] = lines;
  if (!cheapest) return [];
  const fastest = lines.reduce((best, line) => (line.eta_max_days < best.eta_max_days ? line : best), cheapest);
  return fastest === cheapest ? [cheapest] : [cheapest, fastest];
};

const Sum = ({ line }: { line: Quote }) => {
  const { t } = useTranslation('home');
  const { asWeight, asYuan } = useFormats();
  const { by_sheet: isBySheet, surcharges = [] } = line;
  const parts = [
    { key: 'first', term: t(isBySheet ? 'example.freight' : 'example.first'), fen: line.first_fen },
    isBySheet
      ? { key: 'more', term: t('example.surcharges'), fen: sumFen(surcharges.map(({ fen }) => fen)) }
      : {
          key: 'more',
          term: t('example.further', { count: line.further_steps, fee: asYuan(line.further_fen) }),
          fen: line.further_steps * line.further_fen,
        },
    { key: 'customs', term: t('costs.second.customs'), fen: line.customs_fen },
  ];
  return (
    <article className={styles.sum}>
      <h3 className={styles.name}>{line.name}</h3>
      <p className={styles.small}>
        {t('example.days', { from: line.eta_min_days, to: line.eta_max_days })} ·{' '}
        {t('example.charged', { weight: asWeight(line.chargeable_g) })}
      </p>
      <dl className={styles.parts}>
        {parts.map(({ key, term, fen }) => (
          <div key={key}>
            <dt>{term}</dt>
            <dd>{asYuan(fen)}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{t('example.total')}</dt>
          <dd>{asYuan(line.fee_fen)}</dd>
        </div>
      </dl>
    </article>
  );
};

/** Example goods in the warehouse, and what their parcel costs by today's price table; absent without prices. */
export const Example = ({ facts }: FactsProps) => {
  const { t } = useTranslation('home');
  const { asWeight } = useFormats();
  const language = useLanguage();
  const { data } = shippingExampleApi.endpoints.getShippingExample.useQuery();
  const lines = twoOf(data?.lines ?? []);
  if (!data || lines.length === 0) return null;
  const values = {
    weight: asWeight(data.weight_g),
    country: countryName(data.country, language),
  };
  return (
    <Section aria-label={t('example.title')}>
      <h2 className={styles.title}>{t('example.title')}</h2>
      <p className={styles.lead}>{t('example.lead', values)}</p>
      <div className={styles.columns}>
        <ExampleCard weight={data.weight_g} rules={facts} />
        {lines.map((line) => (
          <Sum key={line.id} line={line} />
        ))}
      </div>
    </Section>
  );
};
