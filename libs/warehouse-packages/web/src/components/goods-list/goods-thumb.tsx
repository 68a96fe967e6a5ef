import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoreItem } from '@caravan/warehouse-packages/contract';
import { Icon, Image } from '@caravan/ui-kit';
import { thumbOf } from '../../lib/item-image.ts';
import { PhotoLightbox } from '../warehouse-item/photo-lightbox.tsx';
import styles from './goods-list.module.css';

/** The picture of goods. With photos from the warehouse it opens them large, also after the goods were packed. */
export const GoodsThumb = ({ item }: { item: Pick<StoreItem, 'name' | 'image' | 'photos'> }) => {
  const { t } = useTranslation('warehouse-packages');
  const [shown, setShown] = useState<number>();
  const count = item.photos.length;
  const thumb = <Image {...thumbOf(item)} alt="" size="56" radius="control" fallbackIcon="box" />;
  if (count === 0) return thumb;
  return (
    <div>
      <button
        type="button"
        className={styles.photo}
        aria-label={t('item.photosOf', { name: item.name, count })}
        onClick={() => setShown(0)}
      >
        {thumb}
        <span className={styles.count}>
          <Icon name="camera" size="xs" />
          {count}
        </span>
      </button>
      <PhotoLightbox item={item} shown={shown} onShow={setShown} />
    </div>
  );
};
