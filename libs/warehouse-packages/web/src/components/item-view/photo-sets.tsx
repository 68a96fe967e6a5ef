import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoreItem } from '@caravan/warehouse-packages/contract';
import { Panel, Row, Stack, Text } from '@caravan/ui-kit';
import { PhotoLightbox } from '../warehouse-item/photo-lightbox.tsx';
import { ShopPicture } from './photos-beside.tsx';
import { PhotoThumbs } from './photo-thumbs.tsx';

/** The shop's picture, and beside it the photos of goods as sets: those of all pieces together, then piece by piece. Each opens large within its set. */
export const PhotoSets = ({ item }: { item: StoreItem }) => {
  const { t } = useTranslation('warehouse-packages');
  const [shown, setShown] = useState<{ piece: number | null; index: number }>();
  const { name, photos } = item;
  const sets = Map.groupBy(photos, ({ piece }) => piece);
  const hasPieces = photos.some(({ piece }) => piece !== null);
  return (
    <Panel title={t('goods.photos')} gap="3">
      <Row gap="4" wrap align="start">
        <ShopPicture item={item} />
        <Stack gap="3">
          {photos.length ? null : <Text tone="muted">{t('goods.none')}</Text>}
          {item.photos_due > 0 ? (
            <Text size="sm" tone="muted">
              {t('item.photosDue', { count: item.photos_due })}
            </Text>
          ) : null}
          {[...sets].map(([piece, set]) => (
            <Stack
              key={piece ?? 0}
              gap="2"
              role="group"
              aria-label={piece === null ? t('goods.all') : t('goods.piece', { piece })}
            >
              {hasPieces ? (
                <Text size="sm" weight="medium">
                  {piece === null ? t('goods.all') : t('goods.piece', { piece })}
                </Text>
              ) : null}
              <PhotoThumbs name={name} photos={set} all={photos} onShow={(index) => setShown({ piece, index })} />
            </Stack>
          ))}
        </Stack>
      </Row>
      <PhotoLightbox
        item={{ name, photos: shown ? (sets.get(shown.piece) ?? []) : [] }}
        shown={shown?.index}
        onShow={(index) => setShown(index === undefined || !shown ? undefined : { ...shown, index })}
      />
    </Panel>
  );
};
