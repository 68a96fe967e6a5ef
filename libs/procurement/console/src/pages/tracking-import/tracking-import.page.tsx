import { useTranslation } from 'react-i18next';
import {
  carrierNames,
  DataTable,
  TableFileField,
  trackingNames,
  UnreadRows,
  useTableImport,
  type DataColumn,
  type RowRules,
} from '@caravan/console-core';
import { useImportParcelsMutation } from '@caravan/procurement/api';
import { maxImportedRows, type ParcelImported } from '@caravan/procurement/contract';
import { procurementConsolePaths } from '@caravan/routes/console';
import { Banner, Button, Heading, Link, Row, Stack, StatusBadge, Text } from '@caravan/ui-kit';
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

interface ResultRow {
  place: number;
  line: number;
  row: Record<Column, string>;
  result: ParcelImported['rows'][number];
}

const useColumns = (): DataColumn<ResultRow>[] => {
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
  const { t: words } = useTranslation('console-core');
  const [sendRows] = useImportParcelsMutation();
  const { keyFor, settle } = useIdempotencyKey();
  const send = async (rows: Record<Column, string>[], isDry: boolean) => {
    const body = { rows, dry_run: isDry };
    const { data } = await sendRows({ body, idempotencyKey: keyFor(body) });
    if (data) settle();
    return data?.rows;
  };
  const options = { columns, rules, maxRows: maxImportedRows, send };
  const { file, unread, report, isBusy, write } = useTableImport<Column, ResultRow['result']>(options);
  const counted = (...outcomes: ResultRow['result']['outcome'][]) =>
    report?.rows.filter(({ result }) => outcomes.includes(result.outcome)).length ?? 0;
  const news = counted('added', 'matched');
  const left = unread.length;
  const shown = useColumns();
  return (
    <Stack gap="4">
      <Heading level={1} size="xl">
        {t('import.title')}
      </Heading>
      <Text tone="muted" measure>
        {t('import.lead')}
      </Text>
      <TableFileField
        file={file}
        columns={columns}
        labels={t('import.columns', { returnObjects: true })}
        maxRows={maxImportedRows}
        sample={sample}
      />
      {report ? (
        <Banner tone={report.isDone ? 'success' : 'info'} live="status">
          {t(report.isDone ? 'import.done' : 'import.foreseen', { news, refused: counted('refused'), left })}
        </Banner>
      ) : null}
      {report && !report.isDone && news > 0 ? (
        <Row>
          <Button busy={isBusy} onClick={write}>
            {t('import.send', { count: news })}
          </Button>
        </Row>
      ) : null}
      <UnreadRows rows={unread} reason={(why) => words(`table.reason.${why}`)} />
      {report ? (
        <DataTable
          caption={t('import.rows')}
          columns={shown}
          rows={report.rows.map((row, place) => ({ ...row, place }))}
          keyOf={({ place }) => String(place)}
        />
      ) : null}
    </Stack>
  );
};
