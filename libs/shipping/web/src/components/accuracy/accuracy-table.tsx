import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DayAccuracy, FeeAccuracy, ShippingAccuracy } from '@caravan/shipping/contract';
import { Card, CardPart, Heading, Table, Text, type TableColumn } from '@caravan/ui-kit';
import { LocalDay, useFormats } from '@caravan/web-core';
import { usePercent } from '../../lib/accuracy.ts';
import styles from './accuracy.module.css';

const Few = () => {
  const { t } = useTranslation('shipping');
  return (
    <Text as="span" size="sm" tone="muted">
      {t('accuracy.few')}
    </Text>
  );
};

const Since = ({ of: { parcels, since } }: { of: Pick<FeeAccuracy, 'parcels' | 'since'> }) => {
  const { t } = useTranslation('shipping');
  const { number } = useFormats();
  return (
    <Text as="span" size="xs" tone="muted">
      <LocalDay at={since} text={(date) => t('accuracy.since', { parcels: number(parcels), date })} />
    </Text>
  );
};

const Fees = ({ fees }: { fees: FeeAccuracy }) => {
  const { t } = useTranslation('shipping');
  const { number } = useFormats();
  const percent = usePercent();
  return (
    <span className={styles.cell}>
      <span>{t('accuracy.median', { value: percent(fees.median_percent) })}</span>
      <span>{t('accuracy.p90', { value: percent(fees.p90_percent) })}</span>
      <span>{t('accuracy.dearer', { dearer: number(fees.dearer), parcels: number(fees.parcels) })}</span>
      <Since of={fees} />
    </span>
  );
};

const Days = ({ days }: { days: DayAccuracy }) => {
  const { t } = useTranslation('shipping');
  const { number } = useFormats();
  return (
    <span className={styles.cell}>
      <span>{t('accuracy.median', { value: number(days.median_days) })}</span>
      <span>{t('accuracy.p90', { value: number(days.p90_days) })}</span>
      <span>{t('accuracy.inTime', { inTime: number(days.in_time), parcels: number(days.parcels) })}</span>
      <Since of={days} />
    </span>
  );
};

/** The shipping methods to one country with their figures. */
export const AccuracyTable = ({ country, rows }: { country: string; rows: readonly ShippingAccuracy[] }) => {
  const { t } = useTranslation('shipping');
  const { country: nameOf } = useFormats();
  const column = (
    key: 'method' | 'fees' | 'promised' | 'taken',
    cell: (row: ShippingAccuracy) => ReactNode,
    look: Partial<TableColumn<ShippingAccuracy>> = {},
  ): TableColumn<ShippingAccuracy> => ({ key, header: t(`accuracy.${key}`), cell, ...look });
  const title = t('accuracy.toPlace', { place: nameOf(country) });
  return (
    <Card as="section" space="none" aria-label={title}>
      <CardPart>
        <Heading level={2} size="md">
          {title}
        </Heading>
      </CardPart>
      <Table
        caption={title}
        columns={[
          column('method', ({ name }) => name, { rowHeader: true }),
          column('fees', ({ fees }) => (fees ? <Fees fees={fees} /> : <Few />)),
          column('promised', ({ days }) =>
            days ? t('accuracy.range', { from: days.promised_min_days, to: days.promised_max_days }) : <Few />,
          ),
          column('taken', ({ days }) => (days ? <Days days={days} /> : <Few />)),
        ]}
        rows={rows}
        keyOf={({ method_id: id }) => id}
      />
    </Card>
  );
};
