import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  DataTable,
  TableFileField,
  UnreadRows,
  useTableImport,
  type DataColumn,
  type RowRules,
  type TableColumns,
} from '@caravan/console-core';
import { languageTable } from '@caravan/kernel';
import { Banner, Button, Heading, Row, Stack, Text } from '@caravan/ui-kit';
import { maxImportedRows } from '@caravan/warehouse-packages/contract';
import { useLanguage } from '@caravan/web-core';

export interface ImportedRow {
  /** The number or code. */
  name: string;
  outcome: string;
  refused: boolean;
  /** Why it was refused. */
  message: string;
}

export interface CsvImportProps<Column extends string> {
  title: string;
  lead: string;
  columns: TableColumns<Column>;
  /** How the page calls the columns. */
  labels: Readonly<Record<Column, string>>;
  rules: RowRules<Column>;
  sample: { name: string; rows: readonly Readonly<Record<Column, string>>[] };
  /** Sends the rows; undefined if the call failed, which has shown its reason. */
  send: (rows: Record<Column, string>[], isDry: boolean) => Promise<ImportedRow[] | undefined>;
  /** Beside the title. */
  actions?: ReactNode;
}

interface Report {
  rows: { line: number; result: ImportedRow }[];
  isDone: boolean;
}

const ReportTable = ({ report: { rows, isDone } }: { report: Report }) => {
  const { t } = useTranslation('warehouse-packages-console');
  const language = useLanguage();
  const refused = rows.filter(({ result }) => result.refused).length;
  const columns: DataColumn<Report['rows'][number] & { place: number }>[] = [
    { id: 'line', header: t('import.line'), numeric: true, cell: ({ line }) => line },
    { id: 'name', header: t('import.name'), rowHeader: true, cell: ({ result }) => result.name },
    { id: 'outcome', header: t('import.outcome'), cell: ({ result }) => result.outcome },
    { id: 'message', header: t('import.message'), cell: ({ result }) => result.message },
  ];
  const good = rows.length - refused;
  return (
    <Stack gap="3">
      <Banner tone={refused ? 'warning' : 'success'} live="status">
        {[t(isDone ? 'import.done' : 'import.planned', { count: good }), t('import.refused', { count: refused })].join(
          languageTable[language].script === 'han' ? '' : ' ',
        )}
      </Banner>
      <DataTable
        caption={t('import.results')}
        columns={columns}
        rows={rows.map((row, place) => ({ ...row, place }))}
        keyOf={({ place }) => String(place)}
      />
    </Stack>
  );
};

/** Imports a file: first shows what it would do, then does it. */
export const CsvImport = <Column extends string>(props: CsvImportProps<Column>) => {
  const { title, lead, columns, labels, rules, sample, send, actions } = props;
  const { t } = useTranslation('warehouse-packages-console');
  const { t: words } = useTranslation('console-core');
  const options = { columns, rules, maxRows: maxImportedRows, send };
  const { file, unread, report, isBusy, write } = useTableImport<Column, ImportedRow>(options);
  const planned = report && !report.isDone ? report.rows.filter(({ result }) => !result.refused).length : 0;
  return (
    <Stack gap="4">
      <Row justify="between" wrap>
        <Heading level={1} size="xl">
          {title}
        </Heading>
        {actions}
      </Row>
      <Text tone="muted">{lead}</Text>
      <TableFileField file={file} columns={columns} labels={labels} maxRows={maxImportedRows} sample={sample} />
      {planned > 0 ? (
        <Row>
          <Button icon="upload" busy={isBusy} onClick={write}>
            {t('import.run', { count: planned })}
          </Button>
        </Row>
      ) : null}
      <UnreadRows rows={unread} reason={(why) => words(`table.reason.${why}`)} />
      {report ? <ReportTable report={report} /> : null}
    </Stack>
  );
};
