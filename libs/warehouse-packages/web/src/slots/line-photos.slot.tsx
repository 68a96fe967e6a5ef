import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LinePhotosProps } from '@caravan/cart-orders/api';
import { useListOrderPhotosQuery } from '@caravan/warehouse-packages/api';
import { Button, Text, VisuallyHidden } from '@caravan/ui-kit';
import { PhotoThumbs } from '../components/item-view/photo-thumbs.tsx';
import { PhotoLightbox } from '../components/warehouse-item/photo-lightbox.tsx';

/** The warehouse's photos of one line of an order, wherever its goods are by now; nothing until there are any. */
export const Slot = ({ orderNumber, lineId, itemId, name }: LinePhotosProps) => {
  const { t } = useTranslation('warehouse-packages');
  const { data = [] } = useListOrderPhotosQuery(orderNumber);
  const [shown, setShown] = useState<number>();
  // A line that arrived in parts has several items.
  const items = data.filter((one) => one.line_id === lineId && (itemId === undefined || one.item_id === itemId));
  const photos = items.flatMap((item) => item.photos);
  const due = items.reduce((sum, item) => sum + item.photos_due, 0);
  if (!items.length) return null;
  return (
    <>
      {itemId === undefined ? null : <PhotoThumbs name={name} photos={photos} all={photos} onShow={setShown} />}
      {photos.length && itemId === undefined ? (
        <Button variant="ghost" size="sm" flush icon="camera" onClick={() => setShown(0)}>
          {t('item.photoCount', { count: photos.length })} <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      ) : null}
      {due > 0 ? (
        <Text size="sm" tone="muted">
          {t('item.photosDue', { count: due })}
        </Text>
      ) : null}
      <PhotoLightbox item={{ name, photos }} shown={shown} onShow={setShown} />
    </>
  );
};
