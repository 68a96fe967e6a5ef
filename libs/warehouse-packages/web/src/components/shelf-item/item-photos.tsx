import { lazy, Suspense, useState } from 'react';
import type { StoreItem } from '@caravan/warehouse-packages/contract';
import { Icon, Image } from '@caravan/ui-kit';
import { useTexts } from '@caravan/web-core';
import { shelfImageOf } from '../../lib/item-image.ts';
import styles from './shelf-item.module.css';

const Lightbox = lazy(async () => ({ default: (await import('@caravan/ui-kit/lightbox')).Lightbox }));

/** The goods as they lie in the warehouse, to be looked at large; the product's own picture until a photo of ours is there. */
export const ItemPhotos = ({ item }: { item: Pick<StoreItem, 'name' | 'image' | 'photos'> }) => {
  const t = useTexts('warehouse-packages');
  const [shown, setShown] = useState<number>();
  const { name, photos } = item;
  const count = photos.length;
  if (count === 0) {
    return (
      <div className={styles.photo}>
        <Image {...shelfImageOf(item)} alt={t('item.noPhotoOf', { name })} fallbackIcon="box" />
        <span className={styles.note}>{t('item.noPhoto')}</span>
      </div>
    );
  }
  return (
    <>
      <button type="button" className={styles.photo} aria-label={t('item.photosOf', { name, count })} onClick={() => setShown(0)}>
        <Image {...shelfImageOf(item)} alt="" fallbackIcon="box" />
        <span className={styles.note}>
          <Icon name="camera" size="xs" />
          {count}
        </span>
      </button>
      {shown === undefined ? null : (
        <Suspense>
          <Lightbox
            pictures={photos.map(({ url }) => ({ src: url, alt: name }))}
            index={shown}
            onMove={setShown}
            onClose={() => setShown(undefined)}
            texts={{
              label: t('item.photos', { name }),
              close: t('lightbox.close'),
              previous: t('lightbox.previous'),
              next: t('lightbox.next'),
              zoomIn: t('lightbox.zoomIn'),
              zoomOut: t('lightbox.zoomOut'),
              position: (place, all) => t('lightbox.position', { place, count: all }),
            }}
          />
        </Suspense>
      )}
    </>
  );
};
