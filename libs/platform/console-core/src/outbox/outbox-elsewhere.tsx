import { useTranslation } from 'react-i18next';
import { Banner, Link } from '@caravan/ui-kit';
import { consoleCoreNamespace } from '../i18n/console-core-texts.ts';
import { useOutbox } from './outbox-context.tsx';

/** Leads to the station whose steps are still on this device; nothing while there are none. */
export const OutboxElsewhere = () => {
  const { t } = useTranslation(consoleCoreNamespace);
  const { elsewhere } = useOutbox();
  const from = elsewhere.find((entry) => entry.from !== undefined)?.from;
  if (from === undefined) return null;
  return (
    <Banner tone="warning" live="status">
      {t('outbox.elsewhere', { count: elsewhere.length })} <Link to={from}>{t('outbox.openStation')}</Link>
    </Banner>
  );
};
