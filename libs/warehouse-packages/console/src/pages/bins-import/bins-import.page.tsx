import { useTranslation } from 'react-i18next';
import { warehouseConsolePaths } from '@caravan/routes/console';
import { ButtonLink } from '@caravan/ui-kit';
import { useImportBinsMutation, useSeveralWarehouses } from '@caravan/warehouse-packages/api/staff';
import type { BinsImport } from '@caravan/warehouse-packages/contract';
import type { PageContext, PageMeta } from '@caravan/web-core';
import { CsvImport } from '../../components/csv-import.tsx';

export const meta = ({ t }: PageContext<'warehouse-packages-console'>): PageMeta => ({ title: t('binsImport.title') });

const columns = {
  code: { names: ['code', 'bin', 'bin code', 'location', '库位', '编码', '库位编码', '库位号', '货位'], needed: true },
  zone: { names: ['zone', 'area', '库区', '区域'], needed: true },
  kind: { names: ['kind', 'type', '类型', '库位类型'], needed: true },
  position: { names: ['position', 'order', 'sequence', '顺序', '序号', '拣货顺序'], needed: true },
} as const;
const longest = { code: 200, zone: 200, kind: 40, position: 40 };
/** In shops with several warehouses. */
const withWarehouse = { ...columns, warehouse: { names: ['warehouse', '仓库', '所属仓库'] } } as const;
const sample = {
  name: 'bins',
  rows: [
    { code: 'A-01-1', zone: 'A', kind: 'shelf', position: '10' },
    { code: 'A-01-2', zone: 'A', kind: 'shelf', position: '20' },
  ],
};

/** Creates and changes bins by an Excel or CSV file. */
export const Page = () => {
  const { t } = useTranslation('warehouse-packages-console');
  const [send] = useImportBinsMutation();
  const labels = t('binsImport.columns', { returnObjects: true });
  const { warehouse, ...ownLabels } = labels;
  const [first] = useSeveralWarehouses();
  const shared = {
    title: t('binsImport.title'),
    lead: t('binsImport.lead'),
    actions: (
      <ButtonLink to={warehouseConsolePaths.bins.href()} variant="secondary">
        {t('bins.title')}
      </ButtonLink>
    ),
    send: async (rows: BinsImport['rows'], isDry: boolean) => {
      const { data } = await send({ body: { rows, dry_run: isDry } });
      return data?.rows.map(({ code, outcome, fields }) => ({
        name: code,
        outcome: t(`binsImport.outcome.${outcome}`),
        refused: outcome === 'refused',
        message: Object.entries(fields ?? {})
          .map(([name, message]) => {
            const field = labels[name as keyof typeof labels] ?? name;
            return t('binsImport.field', { field, message });
          })
          .join(' · '),
      }));
    },
  };
  if (!first) return <CsvImport {...shared} columns={columns} labels={ownLabels} rules={{ longest }} sample={sample} />;
  const rows = sample.rows.map((row) => ({ ...row, warehouse: first.id }));
  return (
    <CsvImport
      {...shared}
      columns={withWarehouse}
      labels={{ ...ownLabels, warehouse }}
      rules={{ longest: { ...longest, warehouse: 40 } }}
      sample={{ ...sample, rows }}
    />
  );
};
