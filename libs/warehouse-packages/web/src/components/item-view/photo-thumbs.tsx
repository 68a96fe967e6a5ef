import { useTranslation } from 'react-i18next';
import type { StoreItem } from '@caravan/warehouse-packages/contract';
import { Image, Row } from '@caravan/ui-kit';
import styles from './photo-sets.module.css';

export interface PhotoThumbsProps {
  name: string;
  /** The photos to show, all or some of those of the goods. */
  photos: StoreItem['photos'];
  /** All photos of the goods, which count the places of the shown ones. */
  all: StoreItem['photos'];
  /** Called with the index among the shown photos. */
  onShow: (index: number) => void;
}

/** Photos of goods side by side, each of which opens large. */
export const PhotoThumbs = ({ name, photos, all, onShow }: PhotoThumbsProps) => {
  const { t } = useTranslation('warehouse-packages');
  return (
    <Row gap="2" wrap>
      {photos.map(({ thumb_url: src }, index) => (
        <button
          key={src}
          type="button"
          className={styles.photo}
          aria-label={t('goods.view', { name, place: all.findIndex((one) => one.thumb_url === src) + 1 })}
          onClick={() => onShow(index)}
        >
          <Image src={src} alt="" ratio="1" size="96" radius="control" />
        </button>
      ))}
    </Row>
  );
};
