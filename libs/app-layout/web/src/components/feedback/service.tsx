import { useTranslation } from 'react-i18next';
import { byLanguage } from '@caravan/kernel';
import { supportPaths } from '@caravan/routes';
import { Link } from '@caravan/ui-kit';
import { useLanguage, useNotice } from '@caravan/web-core';
import { useWebsite } from '../../lib/site-data.ts';

const instead = byLanguage(import.meta.glob<string>('./instead/??.ts', { eager: true, import: 'instead' }));

/** Other ways to the same, and the ways to the service; no address while the website's data is missing. */
export const Service = () => {
  const { t } = useTranslation('app-layout');
  const { close } = useNotice();
  const email = useWebsite()?.SERVICE_EMAIL;
  return (
    <>
      <p>{instead[useLanguage()]}</p>
      <p>
        <Link to={supportPaths.conversations.href()} onClick={close}>
          {t('header.contact')}
        </Link>
      </p>
      {email ? (
        <p>
          <Link href={`mailto:${email}`}>{email}</Link>
        </p>
      ) : null}
    </>
  );
};
