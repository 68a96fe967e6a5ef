import { useTranslation } from 'react-i18next';
import { carrierNames, trackingNames, type RowRules } from '@caravan/console-core';
import { warehouseConsolePaths } from '@caravan/routes/console';
import { ButtonLink } from '@caravan/ui-kit';
import { useImportShipmentsMutation } from '@caravan/warehouse-packages/api/staff';
import type { PageContext, PageMeta } from '@caravan/web-core';
import { CsvImport } from '../../components/csv-import.tsx';

export const meta = ({ t }: PageContext<'warehouse-packages-console'>): PageMeta => ({
  title: t('shipmentsImport.title'),
});

const columns = {
  number: {
    names: [
      'package',
      'package number',
      'number',
      'reference',
      'customer reference',
      '包裹',
      '包裹号',
      '包裹编号',
      '客户单号',
      '参考号',
    ],
    needed: true,
  },
  carrier: { names: carrierNames, needed: true },
  tracking_number: { names: trackingNames, needed: true },
} as const;
const rules: RowRules<keyof typeof columns> = {
  longest: { number: 200, carrier: 200, tracking_number: 200 },
  numbers: ['number', 'tracking_number'],
};
const sample = {
  name: 'shipments',
  rows: [
    { number: 'PK26110000001', carrier: 'DHL', tracking_number: 'JD014600001234567890' },
    { number: 'PK26110000002', carrier: 'USPS', tracking_number: '9400111899220000000017' },
  ],
};

/** Ships packages by the tracking numbers of an Excel or CSV file. */
export const Page = () => {
  const { t } = useTranslation('warehouse-packages-console');
  const [send] = useImportShipmentsMutation();
  return (
    <CsvImport
      title={t('shipmentsImport.title')}
      lead={t('shipmentsImport.lead')}
      columns={columns}
      labels={t('shipmentsImport.columns', { returnObjects: true })}
      rules={rules}
      sample={sample}
      actions={
        <ButtonLink to={warehouseConsolePaths.handovers.href()} variant="secondary">
          {t('handovers.title')}
        </ButtonLink>
      }
      send={async (rows, isDry) => {
        const { data } = await send({ body: { rows, dry_run: isDry } });
        return data?.rows.map(({ number, outcome, message, other_carrier: carrier }) => ({
          name: number,
          outcome: t(`shipmentsImport.outcome.${outcome}`),
          refused: outcome === 'refused',
          held: outcome === 'held',
          message: message ?? (carrier === null ? '' : t('shipmentsImport.otherCarrier', { carrier })),
        }));
      }}
    />
  );
};
