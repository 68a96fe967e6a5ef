import { useTranslation } from 'react-i18next';
import { Banner } from '@caravan/ui-kit';
import { LocalTime } from '@caravan/web-core';
import { consoleCoreNamespace } from '../i18n/console-core-texts.ts';
import type { ChangedMeanwhile } from './use-seen-version.ts';

/** Says after a refusal that somebody else was faster. What was typed stays; the other fields show what is stored now. */
export const ChangedBanner = ({ changed }: { changed: ChangedMeanwhile | undefined }) => {
  const { t } = useTranslation(consoleCoreNamespace);
  if (!changed) return null;
  const { by, at } = changed;
  return (
    <Banner tone="warning" live="status" title={t('changed.title')}>
      {by !== null && at !== null ? <LocalTime at={at} text={(time) => t('changed.by', { by, time })} /> : null}{' '}
      {t('changed.kept')}
    </Banner>
  );
};
