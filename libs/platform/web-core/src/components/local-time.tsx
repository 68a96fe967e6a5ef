import { useTranslation } from 'react-i18next';
import type { IsoInstant } from '@caravan/kernel';
import { useBeijingTime, useDay, useMoment } from '../clock/moments.ts';
import { commonNamespace } from '../i18n/common/common-texts.ts';
import styles from './local-time.module.css';

export interface LocalTimeProps {
  at: IsoInstant;
  /** The sentence that contains the time; the time alone by default. */
  text?: (time: string) => string;
}

const itself = (time: string): string => time;

/** An instant in local time. */
export const LocalTime = ({ at, text = itself }: LocalTimeProps) => {
  const moment = useMoment();
  return <time dateTime={at}>{text(moment(at))}</time>;
};

/** The end of working hours in Beijing, in local time with Beijing time beside it (specification 26.8). */
export const BeijingDeadline = ({ at, text = itself }: LocalTimeProps) => {
  const { t } = useTranslation(commonNamespace);
  const local = useMoment()(at);
  const beijing = useBeijingTime()(at);
  if (!beijing) return <time dateTime={at}>{text(local)}</time>;
  const words = t('moment.both', { local, beijing: beijing.words });
  if (!beijing.dated) return <time dateTime={at}>{text(words)}</time>;
  const aside = words.slice(local.length).trimStart();
  const [before = '', after = ''] = text(words).split(aside);
  return (
    <time dateTime={at}>
      {before}
      <span className={styles.aside}>{aside}</span>
      {after}
    </time>
  );
};

/** The day of an instant where the reader is. */
export const LocalDay = ({ at, text = itself }: LocalTimeProps) => {
  const day = useDay();
  return <time dateTime={at}>{text(day(at))}</time>;
};
