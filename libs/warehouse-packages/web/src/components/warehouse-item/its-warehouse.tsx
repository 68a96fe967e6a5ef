import { useTranslation } from 'react-i18next';
import { type StoreItem } from '@caravan/warehouse-packages/contract';
import { Text } from '@caravan/ui-kit';

/** Where goods are, in a shop with several warehouses. */
export const ItsWarehouse = ({ item: { warehouse } }: { item: Pick<StoreItem, 'warehouse'> }) => {
  const { t } = useTranslation('warehouse-packages');
  if (!warehouse) return null;
  return (
    <Text size="xs" tone="muted">
      {t('item.warehouse', { name: warehouse.name })}
    </Text>
  );
};
