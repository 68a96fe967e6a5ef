import { useTranslation } from 'react-i18next';
import { formatFen } from '@caravan/kernel';
import { warehousePackagesPaths, type StoreItem } from '@caravan/warehouse-packages/contract';
import { Button, VisuallyHidden } from '@caravan/ui-kit';

/** Saves the end of an item's free storage for the shopper's calendar. */
export const CalendarButton = ({ item }: { item: Pick<StoreItem, 'id' | 'name' | 'free_until' | 'daily_fee_fen'> }) => {
  const { t } = useTranslation('warehouse-packages');
  const { id, name, free_until: at, daily_fee_fen: fee } = item;
  const save = async () => {
    const { saveCalendarFile } = await import('@caravan/web-core/calendar-file');
    const entry = {
      uid: `storage-${id}@${location.host}`,
      at,
      title: t('calendar.title', { name }),
      text: t('calendar.text', { fee: formatFen(fee) }),
      url: `${location.origin}${warehousePackagesPaths.store.href()}`,
    };
    saveCalendarFile(entry, `${t('calendar.file')}.ics`);
  };
  return (
    <Button variant="ghost" size="sm" icon="clock" onClick={() => void save()}>
      {t('calendar.add')} <VisuallyHidden>{name}</VisuallyHidden>
    </Button>
  );
};
