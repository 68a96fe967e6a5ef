import { useState, type KeyboardEvent } from 'react';
import { imageAt, imageSrcSet } from '@caravan/goods/contract';
import { Image } from '@caravan/ui-kit';
import styles from './gallery.module.css';

export interface GalleryProps {
  images: readonly string[];
  /** The picture of what is chosen; it takes the stage when it changes. */
  chosen: string | undefined;
  title: string;
  label: string;
  pictureOf: (index: number) => string;
}

const step: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** One large picture and its row of small ones; arrows move within the row. */
export const Gallery = ({ images, chosen, title, label, pictureOf }: GalleryProps) => {
  const [picked, setPicked] = useState<{ image: string; chosenThen: string | undefined }>();
  // A new variant shows its own picture; a picture picked afterwards stays until the variant changes again.
  const current = picked?.chosenThen === chosen ? picked?.image : undefined;
  const shown = current ?? chosen ?? images[0];
  const index = Math.max(0, images.indexOf(shown ?? ''));

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
    <div className={styles.gallery} role="group" aria-label={label}>
      <div className={styles.stage}>
        <Image
          key={shown}
          src={shown ? imageAt(shown, 960) : undefined}
          srcSet={shown ? imageSrcSet(shown) : undefined}
          sizes="(min-width: 960px) 560px, 100vw"
          alt={title}
          fit="contain"
          priority
        />
      </div>
      {images.length > 1 ? (
        <ul className={styles.thumbs} onKeyDown={move}>
          {images.map((image, place) => (
            <li key={image}>
              <button
                type="button"
                className={styles.thumb}
                aria-label={pictureOf(place + 1)}
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
    </div>
  );
};
