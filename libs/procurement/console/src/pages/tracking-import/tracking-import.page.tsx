import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DataTable, type DataColumn } from '@caravan/console-core';
import { useImportParcelsMutation } from '@caravan/procurement/api';
import { procurementConsolePaths, type ParcelImported } from '@caravan/procurement/contract';
import { Banner, Button, FileUpload, Heading, Link, Row, Stack, StatusBadge, Text } from '@caravan/ui-kit';
import { useIdempotencyKey, type PageContext, type PageMeta } from '@caravan/web-core';
import type { CsvFault, TrackingRow } from '../../lib/read-tracking-csv.ts';

export const meta = ({ t }: PageContext<'procurement-console'>): PageMeta => ({ title: t('import.title') });

const maxBytes = 5 * 1024 * 1024;
const outcomeTones = { added: 'success', matched: 'success', known: 'neutral', refused: 'danger' } as const;

interface ResultRow extends TrackingRow {
  line: number;
  result: ParcelImported['rows'][number];
}

/** What a dry run or an import found, row by row. */
interface Outcome {
  rows: ResultRow[];
  isDone: boolean;
}

const useColumns = (): DataColumn<ResultRow>[] => {
  const { t } = useTranslation('procurement-console');
  return [
    { id: 'tracking', header: t('parcel.tracking'), rowHeader: true, cell: ({ tracking_number }) => tracking_number },
    { id: 'number', header: t('purchase.number'), cell: ({ supplier_order_no }) => supplier_order_no },
    { id: 'carrier', header: t('parcel.carrier'), cell: ({ carrier }) => carrier || '–' },
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

const useTrackingImport = () => {
  const [rows, setRows] = useState<readonly TrackingRow[]>([]);
  const [fault, setFault] = useState<CsvFault>();
  const [left, setLeft] = useState(0);
  const [outcome, setOutcome] = useState<Outcome>();
  const [send, { isLoading }] = useImportParcelsMutation();
  const { keyFor, settle } = useIdempotencyKey();

  const run = async (wanted: readonly TrackingRow[], isDry: boolean): Promise<void> => {
    const body = { rows: [...wanted], dry_run: isDry };
    const { data } = await send({ body, idempotencyKey: keyFor(body) });
    if (!data) return;
    settle();
    const found = data.rows.flatMap((result, index) => {
      const row = wanted[index];
      return row ? [{ ...row, line: index, result }] : [];
    });
    setOutcome({ rows: found, isDone: !isDry });
  };
  const read = async (file: File): Promise<void> => {
    setOutcome(undefined);
    const { readTrackingCsv } = await import('../../lib/read-tracking-csv.ts');
    const found = readTrackingCsv(new Uint8Array(await file.arrayBuffer()));
    setFault('fault' in found ? found.fault : undefined);
    setRows('rows' in found ? found.rows : []);
    setLeft('left' in found ? found.left : 0);
    if ('rows' in found) await run(found.rows, true);
  };
  return { fault, left, outcome, isLoading, read, write: () => run(rows, false), setFault };
};

/** Imports tracking numbers from a shop's file: first what would happen, then the import. */
export const Page = () => {
  const { t } = useTranslation('procurement-console');
  const { fault, left, outcome, isLoading, read, write, setFault } = useTrackingImport();
  const columns = useColumns();
  const counted = (...outcomes: ResultRow['result']['outcome'][]) =>
    outcome?.rows.filter(({ result }) => outcomes.includes(result.outcome)).length ?? 0;
  const news = counted('added', 'matched');
  return (
    <Stack gap="4">
      <Heading level={1} size="xl">
        {t('import.title')}
      </Heading>
      <Text tone="muted" measure>
        {t('import.lead')}
      </Text>
      <FileUpload
        label={t('import.file')}
        chooseLabel={t('import.choose')}
        accept={['text/csv', '.csv']}
        maxSize={maxBytes}
        onChoose={(file) => void read(file)}
        onRefuse={() => setFault('unreadable')}
      />
      {fault ? (
        <Banner tone="danger" live="alert">
          {t(`import.fault.${fault}`)}
        </Banner>
      ) : null}
      {outcome ? (
        <>
          <Banner tone={outcome.isDone ? 'success' : 'info'} live="status">
            {t(outcome.isDone ? 'import.done' : 'import.foreseen', { news, refused: counted('refused'), left })}
          </Banner>
          {outcome.isDone || news === 0 ? null : (
            <Row>
              <Button busy={isLoading} onClick={() => void write()}>
                {t('import.send', { count: news })}
              </Button>
            </Row>
          )}
          <DataTable
            caption={t('import.rows')}
            columns={columns}
            rows={outcome.rows}
            keyOf={({ line }) => String(line)}
          />
        </>
      ) : null}
    </Stack>
  );
};
