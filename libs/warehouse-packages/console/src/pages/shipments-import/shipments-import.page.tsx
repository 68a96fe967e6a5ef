import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@caravan/ui-kit';
import { useImportShipmentsMutation } from '@caravan/warehouse-packages/api/staff';
import { warehouseConsolePaths } from '@caravan/warehouse-packages/contract';
import type { PageContext, PageMeta } from '@caravan/web-core';
import { CsvImport } from '../../components/csv-import.tsx';

export const meta = ({ t }: PageContext<'warehouse-packages-console'>): PageMeta => ({
  title: t('shipmentsImport.title'),
});

const columns = {
  number: ['package', 'number', '包裹', '包裹号'],
  carrier: ['carrier', '承运商'],
  tracking_number: ['tracking number', 'tracking_number', '运单号'],
};

/** Ships packages by the tracking numbers of a CSV file. */
export const Page = () => {
  const { t } = useTranslation('warehouse-packages-console');
  const [send] = useImportShipmentsMutation();
  return (
    <CsvImport
      title={t('shipmentsImport.title')}
      lead={t('shipmentsImport.lead')}
      columns={columns}
      actions={
        <ButtonLink to={warehouseConsolePaths.handovers.href()} variant="secondary">
          {t('handovers.title')}
        </ButtonLink>
      }
      send={async (rows, dryRun) => {
        const { data } = await send({ body: { rows, dry_run: dryRun } });
        return data?.rows.map(({ number, outcome, message }) => ({
          name: number,
          outcome: t(`shipmentsImport.outcome.${outcome}`),
          refused: outcome === 'refused',
          message: message ?? '',
        }));
      }}
    />
  );
};
