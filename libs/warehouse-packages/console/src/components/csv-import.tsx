import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DataTable, type DataColumn } from '@caravan/console-core';
import { languageTable } from '@caravan/kernel';
import { Banner, Button, FileUpload, Heading, Row, Stack, Text } from '@caravan/ui-kit';
import { useFormats, useLanguage, useSingleFlight } from '@caravan/web-core';
import { columnName, maxRows, readCsv, type CsvFault } from '../lib/read-csv.ts';

/** Files of staff are small; a larger one is not a table. */
const maxBytes = 5_000_000;

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
  /** The names of the columns in a file, by column. */
  columns: Readonly<Record<Column, readonly string[]>>;
  /** Sends the rows; undefined if the call failed, which has shown its reason. */
  send: (rows: Record<Column, string>[], dryRun: boolean) => Promise<ImportedRow[] | undefined>;
  /** Beside the title. */
  actions?: ReactNode;
}

interface Report {
  rows: ImportedRow[];
  dryRun: boolean;
}

const ReportTable = ({ report }: { report: Report }) => {
  const { t } = useTranslation('warehouse-packages-console');
  const language = useLanguage();
  const refused = report.rows.filter((row) => row.refused).length;
  const columns: DataColumn<ImportedRow & { line: number }>[] = [
    { id: 'line', header: t('import.line'), numeric: true, cell: ({ line }) => line },
    { id: 'name', header: t('import.name'), rowHeader: true, cell: ({ name }) => name },
    { id: 'outcome', header: t('import.outcome'), cell: ({ outcome }) => outcome },
    { id: 'message', header: t('import.message'), cell: ({ message }) => message },
  ];
  const good = report.rows.length - refused;
  return (
    <Stack gap="3">
      <Banner tone={refused ? 'warning' : 'success'} live="status">
        {[
          t(report.dryRun ? 'import.planned' : 'import.done', { count: good }),
          t('import.refused', { count: refused }),
        ].join(languageTable[language].script === 'han' ? '' : ' ')}
      </Banner>
      <DataTable
        caption={t('import.results')}
        columns={columns}
        rows={report.rows.map((row, index) => ({ ...row, line: index + 2 }))}
        keyOf={({ line }) => String(line)}
      />
    </Stack>
  );
};

/** Imports a CSV file: first shows what it would do, then does it. */
export const CsvImport = <Column extends string>({ title, lead, columns, send, actions }: CsvImportProps<Column>) => {
  const { t } = useTranslation('warehouse-packages-console');
  const { list, number } = useFormats();
  const language = useLanguage();
  const [file, setFile] = useState<File>();
  const [rows, setRows] = useState<Record<Column, string>[]>();
  const [fault, setFault] = useState<CsvFault>();
  const [report, setReport] = useState<Report>();
  const [busy, setBusy] = useState(false);

  const run = useSingleFlight(async (sent: Record<Column, string>[], dryRun: boolean) => {
    setBusy(true);
    const answer = await send(sent, dryRun);
    setBusy(false);
    if (answer) setReport({ rows: answer, dryRun });
  }, 0);
  const choose = async (chosen: File): Promise<void> => {
    setFile(chosen);
    setReport(undefined);
    const got = await readCsv(chosen, columns);
    setFault('fault' in got ? got.fault : undefined);
    setRows('rows' in got ? got.rows : undefined);
    if ('rows' in got) await run(got.rows, true);
  };
  const clear = (): void => {
    setFile(undefined);
    setRows(undefined);
    setFault(undefined);
    setReport(undefined);
  };

  const names = list(Object.keys(columns).map((column) => columnName(columns[column as Column], language)));
  const planned = report?.dryRun ? report.rows.filter((row) => !row.refused).length : 0;
  return (
    <Stack gap="4">
      <Row justify="between" wrap>
        <Heading level={1} size="xl">
          {title}
        </Heading>
        {actions}
      </Row>
      <Text tone="muted">{lead}</Text>
      <FileUpload
        label={t('import.file')}
        hint={t('import.columns', { columns: names, max: number(maxRows) })}
        error={fault ? t(`import.fault.${fault}`, { columns: names, max: number(maxRows) }) : undefined}
        {...(file ? { value: file } : {})}
        accept={['text/csv', 'text/plain', 'application/vnd.ms-excel']}
        maxSize={maxBytes}
        chooseLabel={t('import.choose')}
        removeLabel={t('import.remove')}
        onChoose={(chosen) => void choose(chosen)}
        onRemove={clear}
        onRefuse={() => setFault('unreadable')}
      />
      {rows && planned > 0 ? (
        <Row>
          <Button icon="upload" busy={busy} onClick={() => void run(rows, false)}>
            {t('import.run', { count: planned })}
          </Button>
        </Row>
      ) : null}
      {report ? <ReportTable report={report} /> : null}
    </Stack>
  );
};
