import { useTranslation } from 'react-i18next';
import {
  carrierNames,
  TableImportPage,
  trackingNames,
  type DataColumn,
  type ReportRow,
  type RowRules,
} from '@caravan/console-core';
import { useImportParcelsMutation } from '@caravan/procurement/api';
import { maxImportedRows, type ParcelImported } from '@caravan/procurement/contract';
import { procurementConsolePaths } from '@caravan/routes/console';
import { Link, Row, StatusBadge } from '@caravan/ui-kit';
import { useIdempotencyKey, type PageContext, type PageMeta } from '@caravan/web-core';
import { orderNumberNames } from '../../lib/order-number-names.ts';

export const meta = ({ t }: PageContext<'procurement-console'>): PageMeta => ({ title: t('import.title') });

const columns = {
  supplier_order_no: { names: orderNumberNames, needed: true },
  tracking_number: { names: trackingNames, needed: true },
  carrier: { names: carrierNames },
} as const;
type Column = keyof typeof columns;

const rules: RowRules<Column> = {
  longest: { supplier_order_no: 100, tracking_number: 200, carrier: 60 },
  numbers: ['supplier_order_no', 'tracking_number'],
  filled: ['supplier_order_no', 'tracking_number'],
};
const sample = {
  name: 'tracking',
  rows: [
    { supplier_order_no: '4012345678901234567', tracking_number: 'SF1234567890123', carrier: '顺丰速运' },
    { supplier_order_no: '4012345678901234568', tracking_number: '78912345678901', carrier: '中通快递' },
  ],
};
const outcomeTones = { added: 'success', matched: 'success', known: 'neutral', refused: 'danger' } as const;

type Result = ParcelImported['rows'][number];

const isNews = (outcome: Result['outcome']): boolean => outcome === 'added' || outcome === 'matched';

const useColumns = (): DataColumn<ReportRow<Column, Result>>[] => {
  const { t } = useTranslation('procurement-console');
  return [
    { id: 'line', header: t('statement.line'), numeric: true, cell: ({ line }) => line },
    { id: 'tracking', header: t('parcel.tracking'), rowHeader: true, cell: ({ row }) => row.tracking_number },
    { id: 'number', header: t('purchase.number'), cell: ({ row }) => row.supplier_order_no },
    { id: 'carrier', header: t('parcel.carrier'), cell: ({ row }) => row.carrier || '–' },
    {
      id: 'outcome',
      header: t('import.outcome'),
      cell: ({ result: { outcome, message, parcel_id: id } }) => (
        <Row gap="2" wrap>
          <StatusBadge tone={outcomeTones[outcome]}>{t(`import.${outcome}`)}</StatusBadge>
          {message}
          {id ? <Link to={procurementConsolePaths.parcel.href({ id })}>{t('import.open')}</Link> : null}
        </Row>
      ),
    },
  ];
};

/** Imports tracking numbers from a shop's file: first what would happen, then the import. */
export const Page = () => {
  const { t } = useTranslation('procurement-console');
  const [sendRows] = useImportParcelsMutation();
  const { keyFor, settle } = useIdempotencyKey();
  const send = async (rows: Record<Column, string>[], isDry: boolean) => {
    const body = { rows, dry_run: isDry };
    const { data } = await sendRows({ body, idempotencyKey: keyFor(body) });
    if (data) settle();
    return data?.rows;
  };
  return (
    <TableImportPage<Column, Result>
      {...{ columns, rules, send, sample }}
      title={t('import.title')}
      lead={t('import.lead')}
      maxRows={maxImportedRows}
      labels={t('import.columns', { returnObjects: true })}
      isPlanned={({ outcome }) => isNews(outcome)}
      sendLabel={(count) => t('import.send', { count })}
      summary={({ rows, isDone }, left) => {
        const news = rows.filter(({ result }) => isNews(result.outcome)).length;
        const refused = rows.filter(({ result }) => result.outcome === 'refused').length;
        const text = t(isDone ? 'import.done' : 'import.foreseen', { news, refused, left });
        return { tone: isDone ? 'success' : 'info', text };
      }}
      caption={t('import.rows')}
      resultColumns={useColumns()}
    />
  );
};
