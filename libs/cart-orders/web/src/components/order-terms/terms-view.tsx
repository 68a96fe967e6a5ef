import { useTranslation } from 'react-i18next';
import { type OrderTerms } from '@caravan/cart-orders/contract';
import { cartOrdersPaths } from '@caravan/routes';
import { Breadcrumbs, DetailPage, Heading, Panel, Text } from '@caravan/ui-kit';
import { LocalTime } from '@caravan/web-core';
import { TermsArticles } from './terms-articles.tsx';
import styles from './terms.module.css';
import { useRuleSentences } from './use-rule-sentences.ts';

/** The terms of an order: its rules in sentences, and the articles that state them. */
export const TermsView = ({ terms: { number, placed_at, rules, articles } }: { terms: OrderTerms }) => {
  const { t } = useTranslation('cart-orders');
  const groups = useRuleSentences(rules);
  const crumbs = [
    { label: t('orders.title'), to: cartOrdersPaths.orders.href() },
    { label: number, to: cartOrdersPaths.orderDetail.href({ number }) },
    { label: t('terms.short') },
  ];
  return (
    <DetailPage
      crumbs={<Breadcrumbs label={t('terms.place')} crumbs={crumbs} />}
      title={<Heading level={1}>{t('terms.title', { number })}</Heading>}
      text={<LocalTime at={placed_at} text={(at) => t('terms.placed', { at })} />}
      printLabel={t('terms.print')}
      main={groups.map(({ title, sentences }) => (
        <Panel key={title} title={title} gap="3">
          <ul className={styles.rules}>
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Panel>
      ))}
      side={<TermsArticles number={number} articles={articles} />}
    >
      <Text>{t('terms.intro')}</Text>
    </DetailPage>
  );
};
