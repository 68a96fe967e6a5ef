import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { thumbAt } from '@caravan/goods/contract';
import type { StoreItem } from '@caravan/warehouse-packages/contract';
import { Image, Row, Text } from '@caravan/ui-kit';
import { PhotoLightbox } from '../warehouse-item/photo-lightbox.tsx';
import { PhotoThumbs } from './photo-thumbs.tsx';
import styles from './photo-sets.module.css';

/** The picture that the shop shows of goods. */
export const ShopPicture = ({ item: { name, image } }: { item: Pick<StoreItem, 'name' | 'image'> }) => {
  const { t } = useTranslation('warehouse-packages');
  return (
    <figure className={styles.set}>
      <Image {...thumbAt(image)} alt={t('goods.shopOf', { name })} ratio="1" size="96" radius="control" />
      <figcaption>{t('goods.shop')}</figcaption>
    </figure>
  );
};

/** The shop's picture, and beside it the photos of the warehouse, which open large; or when they come. */
export const PhotosBeside = ({ item }: { item: Pick<StoreItem, 'name' | 'image' | 'photos' | 'photos_due'> }) => {
  const { t } = useTranslation('warehouse-packages');
  const [shown, setShown] = useState<number>();
  const { name, photos, photos_due: due } = item;
  return (
    <Row gap="4" wrap align="start">
      <ShopPicture item={item} />
      <figure className={styles.set}>
        {photos.length ? (
          <PhotoThumbs name={name} photos={photos} all={photos} onShow={setShown} />
        ) : (
          <Text size="sm" tone="muted">
            {due > 0 ? t('item.photosDue', { count: due }) : t('goods.none')}
          </Text>
        )}
        {photos.length ? <figcaption>{t('goods.ours')}</figcaption> : null}
      </figure>
      <PhotoLightbox item={item} shown={shown} onShow={setShown} />
    </Row>
  );
};
