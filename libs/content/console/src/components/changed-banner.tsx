import { useTranslation } from 'react-i18next';
import type { ChangedMeanwhile } from '@caravan/console-core';
import { Banner } from '@caravan/ui-kit';
import { LocalTime } from '@caravan/web-core';

/** Says after a refusal that somebody else was faster. What was typed stays; the other fields show what is stored now. */
export const ChangedBanner = ({ changed }: { changed: ChangedMeanwhile | undefined }) => {
  const { t } = useTranslation('content-console');
  if (!changed) return null;
  const { by, at } = changed;
  return (
    <Banner tone="warning" live="status" title={t('changed.title')}>
      {by !== null && at !== null ? <LocalTime at={at} text={(time) => t('changed.by', { by, time })} /> : null}{' '}
      {t('changed.kept')}
    </Banner>
  );
};
