import { Icon } from './icon.tsx';
import styles from './image.module.css';
import { usePictureState } from './use-picture-state.ts';

export interface AvatarProps {
  src?: string;
  /**
   * Its first letter replaces a missing picture. It is hidden from screen readers, because the name is beside it or in
   * the link's label.
   */
  name?: string;
  /** 32, 56 or 96 px. */
  size?: 'md' | 'lg' | 'xl';
}

const initial = (name: string | undefined): string | undefined =>
  name
    ?.trim()
    .match(/\p{L}|\p{N}/u)?.[0]
    ?.toLocaleUpperCase();

export const Avatar = ({ src, name, size = 'md' }: AvatarProps) => {
  const { state, handlers } = usePictureState(src);
  return (
    <span className={styles.avatar} data-size={size} aria-hidden="true">
      {state === 'failed' ? (initial(name) ?? <Icon name="user" size={size === 'md' ? 'sm' : 'lg'} />) : null}
      {src && state !== 'failed' ? (
        <img {...handlers} src={src} alt="" className={styles.picture} referrerPolicy="no-referrer" />
      ) : null}
    </span>
  );
};
