import type { ChangeEvent, FocusEvent, ReactNode, Ref } from 'react';
import { formatFen } from '@caravan/kernel';
import type { Quote } from '@caravan/warehouse-packages/contract';
import { Badge, Money, Table, VisuallyHidden, type TableColumn } from '@caravan/ui-kit';
import { useAbout, useTexts } from '@caravan/web-core';
import { compareLines, type ComparedLine } from '../../lib/compare-lines.ts';
import { LineCalculation, LineLimits } from './line-facts.tsx';
import styles from './lines-table.module.css';

/** The radios of a form's field, as `register` gives them. */
export interface LineField {
  name: string;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  onBlur: (event: FocusEvent<HTMLInputElement>) => void;
  ref: Ref<HTMLInputElement>;
}

export interface LinesTableProps {
  caption: string;
  lines: readonly Quote[];
  /** With it one of the lines can be chosen; native radios, so arrows move among those that can carry the goods. */
  field?: LineField;
  /** The id of the chosen line. */
  chosen?: string;
}

const Name = ({ compared: { line, cheapest, fastest }, field }: { compared: ComparedLine; field: LineField | undefined }) => {
  const t = useTexts('warehouse-packages');
  const words = (
    <span className={styles.name}>
      <span className={styles.title}>
        {line.name}
        {cheapest ? <Badge tone="success">{t('line.cheapest')}</Badge> : null}
        {fastest ? <Badge tone="brand">{t('line.fastest')}</Badge> : null}
      </span>
      <span className={styles.carrier}>{line.carrier}</span>
      {field ? <VisuallyHidden>{t('line.told', { fee: formatFen(line.fee_fen), from: line.eta_min_days, to: line.eta_max_days })}</VisuallyHidden> : null}
      {line.reason === null ? null : <span className={styles.reason}>{line.reason}</span>}
    </span>
  );
  if (!field) return words;
  return (
    <label className={styles.pick}>
      <input {...field} type="radio" value={line.id} disabled={!line.available} className={styles.radio} />
      {words}
    </label>
  );
};

const Fee = ({ line }: { line: Quote }) => {
  const about = useAbout();
  return <Money fen={line.fee_fen} about={about(line.fee_fen)} strong={line.available} tone={line.available ? 'ink' : 'muted'} align="end" />;
};

/** Shipping lines side by side, with how each fee comes about; those that cannot carry the goods stay in view, with the reason. */
export const LinesTable = ({ caption, lines, field, chosen }: LinesTableProps) => {
  const t = useTexts('warehouse-packages');
  const column = (key: string, cell: (compared: ComparedLine) => ReactNode, look: Partial<TableColumn<ComparedLine>> = {}): TableColumn<ComparedLine> => ({
    key,
    header: t(`line.${key}`),
    cell,
    ...look,
  });
  const columns = [
    column('name', (compared) => <Name compared={compared} field={field} />, { rowHeader: true }),
    column('days', ({ line }) => (
      <span className={styles.days}>{t('line.eta', { from: line.eta_min_days, to: line.eta_max_days })}</span>
    )),
    column('calculation', ({ line }) => <LineCalculation line={line} />),
    column('limits', ({ line }) => <LineLimits line={line} />),
    column('fee', ({ line }) => <Fee line={line} />, { align: 'end', numeric: true }),
  ];
  return (
    <div className={styles.lines} data-choice={field ? true : undefined}>
      <Table
        caption={caption}
        columns={columns}
        rows={compareLines(lines)}
        keyOf={({ line }) => line.id}
        stateOf={({ line }) => (line.available ? (line.id === chosen ? 'selected' : undefined) : 'off')}
      />
    </div>
  );
};
