import { useTranslation } from 'react-i18next';
import { useGetConfigurationsQuery } from '@caravan/content/api';
import { Heading, Stack } from '@caravan/ui-kit';
import styles from './what-next.module.css';

/** The steps after the payment, and when each happens by the rules of the shop. */
export const WhatNext = () => {
  const { t } = useTranslation('cart-orders');
  const { data } = useGetConfigurationsQuery();
  if (!data) return null;
  const [from, to] = data.review_hours;
  const steps = [
    ['review', { from, to }],
    ['refund', { hours: data.refund_hours }],
    ['arrive', { days: data.free_storage_days }],
    ['ship', {}],
  ] as const;
  return (
    <Stack gap="3">
      <Heading level={2} size="sm">
        {t('checkout.next.title')}
      </Heading>
      <ol className={styles.steps}>
        {steps.map(([key, values]) => (
          <li key={key}>{t(`checkout.next.${key}`, values)}</li>
        ))}
      </ol>
    </Stack>
  );
};
