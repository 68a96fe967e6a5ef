import { Icon } from './icon.tsx';
import type { IconName } from './icons.ts';
import styles from './image.module.css';
import { usePictureState } from './use-picture-state.ts';

export interface ImageProps {
  /** Without an address the fallback is shown. */
  src: string | undefined;
  /** Empty if the text beside it describes the picture. */
  alt: string;
  srcSet?: string;
  sizes?: string;
  /** Reserves the space, so that nothing moves when the picture loads. */
  ratio?: '1' | '4-3' | '3-2' | '16-9' | '2-1' | '3-4';
  fit?: 'cover' | 'contain';
  /** A fixed width in px; otherwise the width of the container. */
  size?: '40' | '56' | '72' | '96';
  radius?: 'none' | 'control' | 'card';
  /** For pictures above the fold: fetched first. */
  priority?: boolean;
  fallbackIcon?: IconName;
}

/** A picture with reserved space, a shimmer while it loads, and an icon if it fails. */
export const Image = (props: ImageProps) => {
  const { src, alt, srcSet, sizes, ratio = '1', fit = 'cover', size, radius, priority, fallbackIcon = 'image' } = props;
  const { state, handlers } = usePictureState(src);
  const failed = state === 'failed';
  return (
    <span
      className={styles.frame}
      data-ratio={ratio}
      data-fit={fit}
      data-size={size}
      data-radius={radius}
      data-state={state}
      role={failed && alt ? 'img' : undefined}
      aria-label={failed && alt ? alt : undefined}
    >
      {src ? (
        <img
          {...handlers}
          src={src}
          srcSet={srcSet}
          sizes={sizes}
          alt={failed ? '' : alt}
          className={styles.picture}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
          referrerPolicy="no-referrer"
        />
      ) : null}
      {failed ? (
        <span className={styles.fallback}>
          <Icon name={fallbackIcon} size={size === '40' ? 'md' : 'lg'} />
        </span>
      ) : null}
    </span>
  );
};
