import { useTranslation } from 'react-i18next';
import { TableImportPage, type TableImportPageProps } from '@caravan/console-core';
import { languageTable } from '@caravan/kernel';
import { maxImportedRows } from '@caravan/warehouse-packages/contract';
import { useLanguage } from '@caravan/web-core';

export interface ImportedRow {
  /** The number or code. */
  name: string;
  outcome: string;
  refused: boolean;
  /** It stays for now, although nothing is wrong with its row. */
  held?: boolean;
  /** Why it is refused or held, or what to look at. */
  message: string;
}

export type CsvImportProps<Column extends string> = Pick<
  TableImportPageProps<Column, ImportedRow>,
  'title' | 'lead' | 'columns' | 'labels' | 'rules' | 'sample' | 'send' | 'actions'
>;

/** Imports a file into the warehouse. */
export const CsvImport = <Column extends string>(props: CsvImportProps<Column>) => {
  const { t } = useTranslation('warehouse-packages-console');
  const language = useLanguage();
  return (
    <TableImportPage<Column, ImportedRow>
      {...props}
      maxRows={maxImportedRows}
      isPlanned={({ refused, held = false }) => !refused && !held}
      sendLabel={(count) => t('import.run', { count })}
      summary={({ rows, isDone }) => {
        const refused = rows.filter(({ result }) => result.refused).length;
        const held = rows.filter(({ result }) => result.held).length;
        const count = rows.length - refused - held;
        const texts = [
          t(isDone ? 'import.done' : 'import.planned', { count }),
          ...(held ? [t('import.held', { count: held })] : []),
          t('import.refused', { count: refused }),
        ];
        const text = texts.join(languageTable[language].script === 'han' ? '' : ' ');
        return { tone: refused + held ? 'warning' : 'success', text };
      }}
      caption={t('import.results')}
      resultColumns={[
        { id: 'line', header: t('import.line'), numeric: true, cell: ({ line }) => line },
        { id: 'name', header: t('import.name'), rowHeader: true, cell: ({ result }) => result.name },
        { id: 'outcome', header: t('import.outcome'), cell: ({ result }) => result.outcome },
        { id: 'message', header: t('import.message'), cell: ({ result }) => result.message },
      ]}
    />
  );
};
