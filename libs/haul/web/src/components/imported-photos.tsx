import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Image, Lightbox, Row } from '@caravan/ui-kit';
import styles from './imported-photos.module.css';

/** Photos of goods or of a parcel, each of which opens large. */
export const ImportedPhotos = ({ name, photos }: { name: string; photos: readonly string[] }) => {
  const { t } = useTranslation('haul');
  const [shown, setShown] = useState<number>();
  if (!photos.length) return null;
  const altOf = (index: number): string => t('imported.photo', { name, place: index + 1 });
  return (
    <>
      <Row gap="2" wrap>
        {photos.map((src, index) => (
          <button
            key={src}
            type="button"
            className={styles.photo}
            aria-label={altOf(index)}
            onClick={() => setShown(index)}
          >
            <Image src={src} alt="" size="72" radius="control" />
          </button>
        ))}
      </Row>
      <Lightbox
        label={t('photosOf', { name })}
        pictures={photos.map((src, index) => ({ src, alt: altOf(index) }))}
        index={shown}
        onMove={setShown}
        onClose={() => setShown(undefined)}
      />
    </>
  );
};
