import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { Icon } from '../media/icon.tsx';
import { KitProvider } from '../system/kit-provider.tsx';
import { useKitWords } from '../words/use-kit-words.ts';
import styles from './lightbox.module.css';
import type { LightboxProps } from './lightbox.tsx';

type OpenProps = LightboxProps & { index: number };

/** Shows the middle of the picture when it is enlarged. */
const useCentred = (isZoomed: boolean) => {
  const stage = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = stage;
    if (!isZoomed || !current) return;
    current.scrollLeft = (current.scrollWidth - current.clientWidth) / 2;
    current.scrollTop = (current.scrollHeight - current.clientHeight) / 2;
  }, [isZoomed]);
  return stage;
};

const Photos = ({ pictures, index, onMove, onClose }: OpenProps) => {
  const words = useKitWords();
  const [isZoomed, setIsZoomed] = useState(false);
  const picture = pictures[index];
  const stage = useCentred(isZoomed);
  const hasMore = pictures.length > 1;

  const move = (by: number) => {
    setIsZoomed(false);
    onMove((index + by + pictures.length) % pictures.length);
  };
  const press = (event: KeyboardEvent) => {
    // While zoomed, arrow keys scroll the picture.
    if (isZoomed || !hasMore) return;
    if (event.key === 'ArrowRight') move(1);
    if (event.key === 'ArrowLeft') move(-1);
  };

  return (
    <div className={styles.lightbox} onKeyDown={press}>
      <div className={styles.bar}>
        <p className={styles.position} aria-live="polite">
          {words.pictureOf(index + 1, pictures.length)}
        </p>
        <IconButton icon="close" label={words.close} onClick={onClose} />
      </div>
      <div className={styles.view}>
        <div ref={stage} className={styles.stage} data-zoomed={isZoomed || undefined}>
          <button
            type="button"
            className={styles.zoom}
            data-autofocus
            aria-label={isZoomed ? words.zoomOut : words.zoomIn}
            aria-pressed={isZoomed}
            onClick={() => setIsZoomed(!isZoomed)}
          >
            {picture ? <img key={picture.src} src={picture.src} alt={picture.alt} className={styles.picture} /> : null}
          </button>
        </div>
        {/* Shows that the picture is a button, also while it scrolls below. */}
        <span className={styles.sign}>
          <Icon name={isZoomed ? 'minus' : 'plus'} />
        </span>
      </div>
      {hasMore ? (
        <div className={styles.moves}>
          <IconButton
            icon="chevron-left"
            label={words.previousPicture}
            variant="secondary"
            shape="round"
            onClick={() => move(-1)}
          />
          <IconButton
            icon="chevron-right"
            label={words.nextPicture}
            variant="secondary"
            shape="round"
            onClick={() => move(1)}
          />
        </div>
      ) : null}
    </div>
  );
};

export const LightboxPart = ({ index, ...props }: LightboxProps) => (
  <KitProvider>
    <Dialog.Root
      open={index !== undefined}
      onOpenChange={({ open }) => (open ? undefined : props.onClose())}
      size="full"
      aria-label={props.label}
    >
      <Portal>
        <Dialog.Positioner>
          <Dialog.Content>{index === undefined ? null : <Photos index={index} {...props} />}</Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  </KitProvider>
);
