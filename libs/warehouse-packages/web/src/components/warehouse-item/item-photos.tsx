import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoreItem } from '@caravan/warehouse-packages/contract';
import { Icon, Image } from '@caravan/ui-kit';
import { warehouseImageOf } from '../../lib/item-image.ts';
import { PhotoLightbox } from './photo-lightbox.tsx';
import styles from './warehouse-item.module.css';

/** Photos of the goods from the warehouse, which open large; the product's picture until there are photos. */
export const ItemPhotos = ({ item }: { item: Pick<StoreItem, 'name' | 'image' | 'photos'> }) => {
  const { t } = useTranslation('warehouse-packages');
  const [shown, setShown] = useState<number>();
  const { name, photos } = item;
  const count = photos.length;
  if (count === 0) {
    return (
      <div className={styles.photo}>
        <Image {...warehouseImageOf(item)} alt={t('item.noPhotoOf', { name })} fallbackIcon="box" />
        <span className={styles.note}>{t('item.noPhoto')}</span>
      </div>
    );
  }
  return (
    <>
      <button
        type="button"
        className={styles.photo}
        aria-label={t('item.photosOf', { name, count })}
        onClick={() => setShown(0)}
      >
        <Image {...warehouseImageOf(item)} alt="" fallbackIcon="box" />
        <span className={styles.note}>
          <Icon name="camera" size="xs" />
          {count}
        </span>
      </button>
      <PhotoLightbox item={item} shown={shown} onShow={setShown} />
    </>
  );
};
