import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbout } from '@caravan/content/api';
import type { Quote } from '@caravan/shipping/contract';
import { accuracyOf, type AccuracyTo, MethodAccuracy } from '@caravan/shipping/web/accuracy';
import { Badge, Money, Table, type TableColumn } from '@caravan/ui-kit';
import { compareLines, type ComparedMethod } from '../../lib/compare-lines.ts';
import { MethodCalculation, MethodLimits } from './line-facts.tsx';
import styles from './shipping-methods-table.module.css';

export interface ShippingMethodsTableProps {
  caption: string;
  lines: readonly Quote[];
  /** How well the quotes to the country were kept; left out where a price is exact. */
  accuracy?: AccuracyTo | undefined;
}

const Name = ({ compared: { line, cheapest, fastest } }: { compared: ComparedMethod }) => {
  const { t } = useTranslation('warehouse-packages');
  return (
    <span className={styles.name}>
      <span className={styles.title}>
        {line.name}
        {cheapest ? <Badge tone="success">{t('line.cheapest')}</Badge> : null}
        {fastest ? <Badge tone="brand">{t('line.fastest')}</Badge> : null}
      </span>
      <span className={styles.carrier}>{line.carrier}</span>
      {line.reason === null ? null : <span className={styles.reason}>{line.reason}</span>}
    </span>
  );
};

/** The days that are promised, and how well quotes and days were kept. */
const Days = ({ line, accuracy }: { line: Quote; accuracy: AccuracyTo | undefined }) => {
  const { t } = useTranslation('warehouse-packages');
  const found = accuracyOf(accuracy, line.id);
  return (
    <div className={styles.facts}>
      <span className={styles.days}>{t('line.eta', { from: line.eta_min_days, to: line.eta_max_days })}</span>
      {found ? <MethodAccuracy found={found} /> : null}
    </div>
  );
};

const Fee = ({ line }: { line: Quote }) => {
  const about = useAbout();
  return (
    <Money
      fen={line.fee_fen}
      about={about(line.fee_fen)}
      strong={line.available}
      tone={line.available ? 'ink' : 'muted'}
      align="end"
    />
  );
};

/**
 * Shipping methods side by side, with the fee breakdown of each. Methods that do not accept the goods stay in the list,
 * with the reason.
 */
export const ShippingMethodsTable = ({ caption, lines, accuracy }: ShippingMethodsTableProps) => {
  const { t } = useTranslation('warehouse-packages');
  const column = (
    key: 'name' | 'days' | 'calculation' | 'limits' | 'fee',
    cell: (compared: ComparedMethod) => ReactNode,
    look: Partial<TableColumn<ComparedMethod>> = {},
  ): TableColumn<ComparedMethod> => ({
    key,
    header: t(`line.${key}`),
    cell,
    ...look,
  });
  const columns = [
    column('name', (compared) => <Name compared={compared} />, { rowHeader: true }),
    column('days', ({ line }) => <Days line={line} accuracy={accuracy} />),
    column('calculation', ({ line }) => <MethodCalculation line={line} />),
    column('limits', ({ line }) => <MethodLimits line={line} />),
    column('fee', ({ line }) => <Fee line={line} />, { align: 'end', numeric: true }),
  ];
  return (
    <div className={styles.lines}>
      <Table
        caption={caption}
        columns={columns}
        rows={compareLines(lines)}
        keyOf={({ line }) => line.id}
        stateOf={({ line }) => (line.available ? undefined : 'off')}
      />
    </div>
  );
};
