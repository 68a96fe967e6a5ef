import { useTranslation } from 'react-i18next';
import { warehousePackagesPaths } from '@caravan/routes';
import { type StoreItem } from '@caravan/warehouse-packages/contract';
import { VisuallyHidden } from '@caravan/ui-kit';
import { CalendarButton, useFormats } from '@caravan/web-core';

/** Saves the end of an item's free storage for the shopper's calendar. */
export const FreeDaysButton = ({ item }: { item: Pick<StoreItem, 'id' | 'name' | 'free_until' | 'daily_fee_fen'> }) => {
  const { t } = useTranslation('warehouse-packages');
  const { asYuan } = useFormats();
  const { id, name, free_until: at, daily_fee_fen: fee } = item;
  const entry = () => ({
    uid: `storage-${id}@${location.host}`,
    at,
    title: t('calendar.title', { name }),
    text: t('calendar.text', { fee: asYuan(fee) }),
    url: `${location.origin}${warehousePackagesPaths.store.href()}`,
  });
  return (
    <CalendarButton entry={entry} file={t('calendar.file')}>
      {t('calendar.add')} <VisuallyHidden>{name}</VisuallyHidden>
    </CalendarButton>
  );
};
