import { useTranslation } from 'react-i18next';
import type { FigurePeriod } from '@caravan/figures/contract';
import { useFormats } from '@caravan/web-core';

/** A day by its date, a longer period by its first and last day. */
export const usePeriodName = (): ((period: Pick<FigurePeriod, 'from' | 'to'>) => string) => {
  const { t } = useTranslation('figures-console');
  const { date } = useFormats();
  // The days are the shop's already; in UTC they stay the same.
  const name = (day: string): string => date(`${day}T00:00:00.000Z`);
  return ({ from, to }) => (from === to ? name(from) : t('days', { from: name(from), to: name(to) }));
};
