import { useTranslation } from 'react-i18next';
import { refundHours, reviewHours } from '@caravan/content/contract';
import { Heading, Stack } from '@caravan/ui-kit';
import styles from './what-next.module.css';

const [from, to] = reviewHours;

/** The steps after the payment, and when each happens. */
const steps = [
  ['review', { from, to }],
  ['refund', { hours: refundHours }],
  ['arrive', {}],
  ['ship', {}],
] as const;

export const WhatNext = () => {
  const { t } = useTranslation('cart-orders');
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
