import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner, Button, Heading, Row, Stack, Text, type BannerProps } from '@caravan/ui-kit';
import { DataTable, type DataColumn } from '../data-table/data-table.tsx';
import { consoleCoreNamespace } from '../i18n/console-core-texts.ts';
import { TableFileField, type TableFileFieldProps } from './table-file-field.tsx';
import { UnreadRows } from './unread-rows.tsx';
import { useTableImport, type TableImportOptions, type TableReport } from './use-table-import.ts';

export type ReportRow<Column extends string, Result> = TableReport<Column, Result>['rows'][number] & { place: number };

export interface TableImportPageProps<Column extends string, Result>
  extends TableImportOptions<Column, Result>, Pick<TableFileFieldProps<Column>, 'labels' | 'sample'> {
  title: string;
  lead: string;
  /** Beside the title. */
  actions?: ReactNode;
  /** Whether the import would do something with a row. */
  isPlanned: (result: Result) => boolean;
  /** The button that imports so many rows. */
  sendLabel: (count: number) => string;
  /** Sums the report up; `left` rows are not sent. */
  summary: (report: TableReport<Column, Result>, left: number) => { tone: BannerProps['tone']; text: string };
  caption: string;
  resultColumns: readonly DataColumn<ReportRow<Column, Result>>[];
}

/** Imports a file: first shows what it would do, then does it. */
export const TableImportPage = <Column extends string, Result>(props: TableImportPageProps<Column, Result>) => {
  const { title, lead, actions, labels, sample, isPlanned, sendLabel, summary, caption, resultColumns } = props;
  const { t } = useTranslation(consoleCoreNamespace);
  const { file, unread, report, isBusy, write } = useTableImport<Column, Result>(props);
  const planned = report?.isDone === false ? report.rows.filter(({ result }) => isPlanned(result)).length : 0;
  const sum = report && summary(report, unread.length);
  return (
    <Stack gap="4">
      <Row justify="between" wrap>
        <Heading level={1} size="xl">
          {title}
        </Heading>
        {actions}
      </Row>
      <Text tone="muted" measure>
        {lead}
      </Text>
      <TableFileField file={file} columns={props.columns} labels={labels} maxRows={props.maxRows} sample={sample} />
      {sum ? (
        <Banner tone={sum.tone} live="status">
          {sum.text}
        </Banner>
      ) : null}
      {planned > 0 ? (
        <Row>
          <Button icon="upload" busy={isBusy} onClick={write}>
            {sendLabel(planned)}
          </Button>
        </Row>
      ) : null}
      <UnreadRows rows={unread} reason={(why) => t(`table.reason.${why}`)} />
      {report ? (
        <DataTable
          caption={caption}
          columns={resultColumns}
          rows={report.rows.map((row, place) => ({ ...row, place }))}
          keyOf={({ place }) => String(place)}
        />
      ) : null}
    </Stack>
  );
};
