import { useTranslation } from 'react-i18next';
import type { DataColumn } from '@caravan/console-core';
import { useSeveralWarehouses } from '@caravan/warehouse-packages/api/staff';
import type { WarehouseName } from '@caravan/warehouse-packages/contract';

/** The column of the warehouse, in shops with several. */
export const useWarehouseColumn = <Row extends { warehouse?: WarehouseName | undefined }>(): DataColumn<Row>[] => {
  const { t } = useTranslation('warehouse-packages-console');
  const several = useSeveralWarehouses();
  return several.length
    ? [{ id: 'warehouse', header: t('warehouse'), width: 'nowrap', cell: ({ warehouse }) => warehouse?.name ?? '' }]
    : [];
};
