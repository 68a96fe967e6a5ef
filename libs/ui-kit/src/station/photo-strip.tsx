import { IconButton } from '../actions/icon-button.tsx';
import { Image } from '../media/image.tsx';
import styles from './photo-strip.module.css';

export interface StripPhoto {
  id: string;
  src: string;
  /** "Photo 2 of 5". */
  alt: string;
}

export interface PhotoStripProps {
  /** The list's name for screen readers. */
  label: string;
  photos: readonly StripPhoto[];
  texts: {
    earlier: (photo: StripPhoto) => string;
    later: (photo: StripPhoto) => string;
    remove: (photo: StripPhoto) => string;
    retake?: (photo: StripPhoto) => string;
  };
  /** Moves a photo by one place: −1 or 1. */
  onMove: (id: string, by: -1 | 1) => void;
  onRemove: (id: string) => void;
  /** Takes the photo again, at its place. */
  onRetake?: (id: string) => void;
}

/** Photos in their order, each with what can be done with it. */
export const PhotoStrip = ({ label, photos, texts, onMove, onRemove, onRetake }: PhotoStripProps) => (
  <ol className={styles.strip} aria-label={label}>
    {photos.map((photo, index) => (
      <li key={photo.id} className={styles.photo}>
        <Image src={photo.src} alt={photo.alt} ratio="1" radius="control" />
        <div className={styles.actions}>
          <IconButton
            icon="arrow-left"
            label={texts.earlier(photo)}
            disabled={index === 0}
            onClick={() => onMove(photo.id, -1)}
          />
          <IconButton
            icon="arrow-right"
            label={texts.later(photo)}
            disabled={index === photos.length - 1}
            onClick={() => onMove(photo.id, 1)}
          />
          {onRetake && texts.retake ? (
            <IconButton icon="camera" label={texts.retake(photo)} onClick={() => onRetake(photo.id)} />
          ) : null}
          <IconButton icon="trash" label={texts.remove(photo)} onClick={() => onRemove(photo.id)} />
        </div>
      </li>
    ))}
  </ol>
);
