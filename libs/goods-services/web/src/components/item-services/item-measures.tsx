import { useTranslation } from 'react-i18next';
import { warehousePackagesPaths } from '@caravan/routes';
import { Link, Panel, Stack } from '@caravan/ui-kit';
import { useMeasurements } from '../../lib/use-measurements.ts';
import { MeasureTable } from '../service-view/measure-table.tsx';

/** The measurements of goods, the newest first. */
export const ItemMeasures = ({ itemId }: { itemId: string }) => {
  const { t } = useTranslation('goods-services');
  const measurements = useMeasurements(itemId);
  if (!measurements.length) return null;
  return (
    <Panel title={t('measure.title')} gap="4">
      {measurements.map((service) => (
        <Stack key={service.number} gap="2">
          <MeasureTable service={service} />
          <Link to={warehousePackagesPaths.serviceDetail.href({ number: service.number })}>
            {t('services.number', { number: service.number })}
          </Link>
        </Stack>
      ))}
    </Panel>
  );
};
