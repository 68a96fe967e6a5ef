import { useTranslation } from 'react-i18next';
import type { StoreItem } from '@caravan/warehouse-packages/contract';
import { Lightbox } from '@caravan/ui-kit';

export interface PhotoLightboxProps {
  item: Pick<StoreItem, 'name' | 'photos'>;
  /** The index of the shown photo; undefined while closed. */
  shown: number | undefined;
  onShow: (index: number | undefined) => void;
}

/** The photos of goods from the warehouse, large. */
export const PhotoLightbox = ({ item: { name, photos }, shown, onShow }: PhotoLightboxProps) => {
  const { t } = useTranslation('warehouse-packages');
  return (
    <Lightbox
      label={t('item.photos', { name })}
      pictures={photos.map(({ url, piece }) => ({
        src: url,
        alt: piece === null ? name : t('goods.pieceOf', { name, piece }),
      }))}
      index={shown}
      onMove={onShow}
      onClose={() => onShow(undefined)}
    />
  );
};
