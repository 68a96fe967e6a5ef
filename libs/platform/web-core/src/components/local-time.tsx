import type { IsoInstant } from '@caravan/kernel';
import { useDay, useMoment } from '../clock/moments.ts';
import styles from './local-time.module.css';

export interface LocalTimeProps {
  at: IsoInstant;
  /** The sentence that contains the time; the time alone by default. */
  text?: (time: string) => string;
}

const itself = (time: string): string => time;

/** An instant in local time with Beijing time beside it (specification 26.8). */
export const LocalTime = ({ at, text = itself }: LocalTimeProps) => {
  const { words, aside } = useMoment()(at);
  const [before = '', after] = aside === undefined ? [] : text(words).split(aside);
  return (
    <time dateTime={at}>
      {after === undefined ? (
        text(words)
      ) : (
        <>
          {before}
          <span className={styles.aside}>{aside}</span>
          {after}
        </>
      )}
    </time>
  );
};

/** The day of an instant where the reader is. */
export const LocalDay = ({ at, text = itself }: LocalTimeProps) => {
  const day = useDay();
  return <time dateTime={at}>{text(day(at))}</time>;
};
