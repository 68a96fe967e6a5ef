import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@caravan/ui-kit';
import { useImportBinsMutation } from '@caravan/warehouse-packages/api/staff';
import { warehouseConsolePaths } from '@caravan/warehouse-packages/contract';
import { useLanguage, type PageContext, type PageMeta } from '@caravan/web-core';
import { CsvImport } from '../../components/csv-import.tsx';
import { columnName } from '../../lib/read-csv.ts';

export const meta = ({ t }: PageContext<'warehouse-packages-console'>): PageMeta => ({ title: t('binsImport.title') });

const columns = {
  code: ['code', 'bin', '库位', '编码'],
  zone: ['zone', '库区'],
  kind: ['kind', '类型'],
  position: ['position', '顺序'],
};

/** Creates and changes bins by a CSV file. */
export const Page = () => {
  const { t } = useTranslation('warehouse-packages-console');
  const language = useLanguage();
  const [send] = useImportBinsMutation();
  return (
    <CsvImport
      title={t('binsImport.title')}
      lead={t('binsImport.lead')}
      columns={columns}
      actions={
        <ButtonLink to={warehouseConsolePaths.bins.href()} variant="secondary">
          {t('bins.title')}
        </ButtonLink>
      }
      send={async (rows, dryRun) => {
        const { data } = await send({ body: { rows, dry_run: dryRun } });
        return data?.rows.map(({ code, outcome, fields }) => ({
          name: code,
          outcome: t(`binsImport.outcome.${outcome}`),
          refused: outcome === 'refused',
          message: Object.entries(fields ?? {})
            .map(([name, message]) => {
              const field = columnName(columns[name as keyof typeof columns] ?? [name], language);
              return t('binsImport.field', { field, message });
            })
            .join(' · '),
        }));
      }}
    />
  );
};
