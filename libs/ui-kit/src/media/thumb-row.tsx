import { Text } from '../text/text.tsx';
import { Image } from './image.tsx';
import styles from './thumb-row.module.css';

export interface Thumb {
  key: string;
  name: string;
  quantity: number;
  src: string | undefined;
  srcSet?: string;
}

/** The maximum number of pictures in the row; the rest is shown as a count. */
const maxThumbs = 4;

export interface ThumbRowProps {
  thumbs: readonly Thumb[];
  /** The number of all goods, if `thumbs` are only the first of them. */
  count?: number;
}

/** Pictures of goods, with their names beside them where there is room. */
export const ThumbRow = ({ thumbs, count = thumbs.length }: ThumbRowProps) => {
  const shown = count > maxThumbs ? thumbs.slice(0, maxThumbs - 1) : thumbs;
  const names = thumbs.map(({ name, quantity }) => `${name} ×\u00a0${quantity}`);
  return (
    <div className={styles.row}>
      <ul className={styles.thumbs}>
        {shown.map(({ key, name, src, srcSet }) => (
          <li key={key} title={name}>
            <Image src={src} srcSet={srcSet} alt={name} size="72" radius="control" fallbackIcon="box" />
          </li>
        ))}
        {count > shown.length ? <li className={styles.more}>+{count - shown.length}</li> : null}
      </ul>
      <div className={styles.names}>
        <Text size="sm" tone="ink2" lines={2}>
          {[...names, ...(count > thumbs.length ? [`+${count - thumbs.length}`] : [])].join(' · ')}
        </Text>
      </div>
    </div>
  );
};
