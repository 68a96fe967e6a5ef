import { type KeyboardEvent, useState } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { useModal } from '../overlays/use-modal.ts';
import styles from './lightbox.module.css';

export interface LightboxPicture {
  /** Address of the large picture. */
  src: string;
  alt: string;
}

export interface LightboxProps {
  pictures: readonly LightboxPicture[];
  /** Which one is shown. */
  index: number;
  onMove: (index: number) => void;
  onClose: () => void;
  texts: {
    label: string;
    close: string;
    previous: string;
    next: string;
    zoomIn: string;
    zoomOut: string;
    /** Said when the picture changes: "2 of 5". */
    position: (place: number, count: number) => string;
  };
}

/** Photos over the whole window: arrows move, Enter or a press zooms, Esc leaves. */
export const Lightbox = ({ pictures, index, onMove, onClose, texts }: LightboxProps) => {
  const modal = useModal({ onClose, closesBeside: true });
  const [isZoomed, setIsZoomed] = useState(false);
  const picture = pictures[index];
  const hasMore = pictures.length > 1;

  const move = (by: number) => {
    setIsZoomed(false);
    onMove((index + by + pictures.length) % pictures.length);
  };
  const press = (event: KeyboardEvent) => {
    // While zoomed the arrows scroll the picture.
    if (isZoomed || !hasMore) return;
    if (event.key === 'ArrowRight') move(1);
    if (event.key === 'ArrowLeft') move(-1);
  };

  return (
    <dialog {...modal} className={styles.lightbox} aria-label={texts.label} onKeyDown={press}>
      <div className={styles.bar}>
        <p className={styles.position} aria-live="polite">
          {texts.position(index + 1, pictures.length)}
        </p>
        <IconButton icon="close" label={texts.close} onClick={onClose} />
      </div>
      <div className={styles.stage} data-zoomed={isZoomed || undefined}>
        <button
          type="button"
          className={styles.zoom}
          data-autofocus
          aria-label={isZoomed ? texts.zoomOut : texts.zoomIn}
          aria-pressed={isZoomed}
          onClick={() => setIsZoomed(!isZoomed)}
        >
          {picture ? <img key={picture.src} src={picture.src} alt={picture.alt} className={styles.picture} /> : null}
        </button>
      </div>
      {hasMore ? (
        <div className={styles.moves}>
          <IconButton icon="chevron-left" label={texts.previous} variant="secondary" shape="round" onClick={() => move(-1)} />
          <IconButton icon="chevron-right" label={texts.next} variant="secondary" shape="round" onClick={() => move(1)} />
        </div>
      ) : null}
    </dialog>
  );
};
