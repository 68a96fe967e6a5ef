import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { imageAt, imageSrcSet } from '@caravan/goods/contract';
import { Image, Lightbox } from '@caravan/ui-kit';
import styles from './gallery.module.css';

export interface GalleryProps {
  images: readonly string[];
  /** The picture of the chosen variant; it is shown when the variant changes. */
  chosen: string | undefined;
  title: string;
}

const step: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** A large picture and a row of thumbnails; arrow keys move within the row. */
export const Gallery = ({ images, chosen, title }: GalleryProps) => {
  const { t } = useTranslation('product');
  const [isLarge, setIsLarge] = useState(false);
  const [picked, setPicked] = useState<{ image: string; chosenThen: string | undefined }>();
  // A new variant shows its picture; a picture that the shopper picks afterwards stays until the variant changes.
  const current = picked?.chosenThen === chosen ? picked?.image : undefined;
  const shown = current ?? chosen ?? images[0];
  const index = Math.max(0, images.indexOf(shown ?? ''));

  // The variant's picture may be missing from the product's pictures.
  const all = shown && !images.includes(shown) ? [shown, ...images] : images;
  const pictureOf = (place: number, count: number) => t('product.pictureOf', { index: place, count });

  const pick = (image: string) => setPicked({ image, chosenThen: chosen });
  const move = (event: KeyboardEvent<HTMLUListElement>) => {
    const by = step[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = (index + by + images.length) % images.length;
    const image = images[next];
    if (image) pick(image);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };

  return (
    <div className={styles.gallery} role="group" aria-label={t('product.gallery')}>
      {shown ? (
        <button
          type="button"
          className={styles.stage}
          aria-label={t('product.enlarge')}
          onClick={() => setIsLarge(true)}
        >
          <Image
            key={shown}
            src={imageAt(shown, 960)}
            srcSet={imageSrcSet(shown)}
            sizes="(min-width: 1200px) 560px, (min-width: 640px) 50vw, 100vw"
            alt={title}
            fit="contain"
            priority
          />
        </button>
      ) : (
        <div className={styles.stage}>
          <Image src={undefined} alt={t('product.noPicture')} />
        </div>
      )}
      {images.length > 1 ? (
        <ul className={styles.thumbs} onKeyDown={move}>
          {images.map((image, place) => (
            <li key={image}>
              <button
                type="button"
                className={styles.thumb}
                aria-label={pictureOf(place + 1, images.length)}
                aria-current={place === index ? 'true' : undefined}
                tabIndex={place === index ? 0 : -1}
                onClick={() => pick(image)}
              >
                <img src={imageAt(image, 160)} alt="" width={72} height={72} loading="lazy" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {shown ? (
        <Lightbox
          label={t('product.gallery')}
          pictures={all.map((image) => ({ src: imageAt(image, 1600), alt: title }))}
          index={isLarge ? all.indexOf(shown) : undefined}
          onMove={(next) => pick(all[next] ?? shown)}
          onClose={() => setIsLarge(false)}
        />
      ) : null}
    </div>
  );
};
