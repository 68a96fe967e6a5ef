import { useMemo } from 'react';
import type { IsoInstant } from '@caravan/kernel';
import { commonNamespace } from '../i18n/common/common-texts.ts';
import { useFormats } from '../i18n/format.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { useTimeZone } from '../i18n/use-time-zone.ts';

/** Where shops, staff and warehouse are. */
export const beijingZone = 'Asia/Shanghai';

/** An instant for people, in their own time and in Beijing's. */
export interface Moment {
  /** Their own time; Beijing's, and said so, as long as their zone is not known. */
  local: string;
  /** Beijing's, with its name; absent where it is the same. */
  beijing?: string;
  /** Both in a row, for running text. */
  words: string;
}

export const useMoment = (): ((at: IsoInstant) => Moment) => {
  const t = useTexts(commonNamespace);
  const { instant } = useFormats();
  const zone = useTimeZone();
  return useMemo(
    () => (at) => {
      const beijing = instant(at, beijingZone);
      const local = zone === undefined ? undefined : instant(at, zone);
      const inBeijing = t('moment.beijing', { beijing });
      if (local === undefined) return { local: inBeijing, words: inBeijing };
      if (local === beijing) return { local, words: local };
      return { local, beijing: t('moment.beside', { beijing }), words: t('moment.both', { local, beijing }) };
    },
    [instant, t, zone],
  );
};
