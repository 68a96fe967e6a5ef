import { useTranslation } from 'react-i18next';
import { languageTable, markCsvText, type Language } from '@caravan/kernel';
import { Banner, Button, Fieldset, FileUpload, Grid, Row, SelectField, Stack } from '@caravan/ui-kit';
import { saveFile, useFormats, useLanguage } from '@caravan/web-core';
import { columnsOf, missingColumns, type Table, type TableColumns } from './read-table.ts';
import type { TableFile } from './use-table-file.ts';

/** Files of staff are small; a larger one is not a table. */
const maxBytes = 5 * 1024 * 1024;
const mediaTypes = [
  'text/csv',
  'text/plain',
  'text/tab-separated-values',
  'application/vnd.ms-excel',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.csv',
  '.txt',
  '.xlsx',
];

export interface TableFileFieldProps<Column extends string> {
  file: TableFile<Column>;
  columns: TableColumns<Column>;
  maxRows: number;
  /** How the page calls the columns. */
  labels: Readonly<Record<Column, string>>;
  /** Rows of a file as an example, and the name of the file. */
  sample: { name: string; rows: readonly Readonly<Record<Column, string>>[] };
}

/** The name that a sample file gives a column: the first of its names in the reader's script. */
const nameIn = (names: readonly string[], language: Language): string =>
  names.find((name) => /\p{Script=Han}/u.test(name) === (languageTable[language].script === 'han')) ?? names[0] ?? '';

/** Which column of the file has what. */
const ColumnChoice = <Column extends string>({
  file,
  columns,
  labels,
  table,
}: Pick<TableFileFieldProps<Column>, 'file' | 'columns' | 'labels'> & { table: Table<Column> }) => {
  const { t } = useTranslation('console-core');
  const [first] = table.lines;
  const options = table.head.map((name, index) => ({
    value: String(index),
    label: name || t('table.column', { place: index + 1, text: (first?.cells[index] ?? '').trim().slice(0, 40) }),
  }));
  return (
    <Fieldset legend={t('table.columns')}>
      <Grid columns={{ base: 1, sm: 2, lg: 3 }} gap="4">
        {columnsOf(columns).map((column) => (
          <SelectField
            key={column}
            label={labels[column]}
            value={String(file.places[column] ?? '')}
            placeholder={t(columns[column].needed ? 'table.pleaseChoose' : 'table.none')}
            required={columns[column].needed ?? false}
            options={options}
            onChange={({ target: { value } }) =>
              file.choose({ ...file.places, [column]: value === '' ? undefined : Number(value) })
            }
          />
        ))}
      </Grid>
    </Fieldset>
  );
};

/** The file of an import: its choice, a sample to save, and the columns that it was found to have. */
export const TableFileField = <Column extends string>({
  file,
  columns,
  maxRows,
  labels,
  sample,
}: TableFileFieldProps<Column>) => {
  const { t } = useTranslation('console-core');
  const { list, number } = useFormats();
  const language = useLanguage();
  const all = columnsOf(columns);
  const named = (some: readonly Column[]): string => list(some.map((column) => labels[column]));
  const needed = named(all.filter((column) => columns[column].needed));
  const missing = file.table ? missingColumns(columns, file.places) : [];

  const saveSample = (): void => {
    const head = all.map((column) => nameIn(columns[column].names, language));
    const rows = sample.rows.map((row) => all.map((column) => markCsvText(row[column])));
    const lines = [head, ...rows].map((cells) => `${cells.join(',')}\r\n`);
    saveFile(new Blob(['\uFEFF', ...lines], { type: 'text/csv;charset=utf-8' }), `${sample.name}.csv`);
  };
  return (
    <Stack gap="4">
      <FileUpload
        label={t('table.file')}
        hint={t('table.hint', { columns: needed, max: number(maxRows) })}
        error={
          file.fault
            ? t(`table.fault.${file.fault}`, { max: number(maxRows), megabytes: maxBytes / 1024 / 1024 })
            : undefined
        }
        {...(file.chosen ? { value: file.chosen } : {})}
        accept={mediaTypes}
        maxSize={maxBytes}
        chooseLabel={t('table.choose')}
        removeLabel={t('table.remove')}
        onChoose={(chosen) => void file.read(chosen)}
        onRemove={file.remove}
        onRefuse={(why) => file.fail(why === 'size' ? 'tooLarge' : 'unreadable')}
      />
      <Row>
        <Button variant="secondary" size="sm" icon="download" onClick={saveSample}>
          {t('table.sample')}
        </Button>
      </Row>
      {missing.length ? (
        <Banner tone="warning" live="status">
          {t('table.missing', { columns: named(missing) })}
        </Banner>
      ) : null}
      {file.table ? <ColumnChoice file={file} columns={columns} labels={labels} table={file.table} /> : null}
    </Stack>
  );
};
