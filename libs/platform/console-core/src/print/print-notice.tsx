import { useTranslation } from 'react-i18next';
import { Banner, Link, Row, Spinner, Text } from '@caravan/ui-kit';
import { consoleCoreNamespace } from '../i18n/console-core-texts.ts';
import type { Print } from './use-print.ts';

/** How a print goes, and the link for browsers that print no frames. */
export const PrintNotice = ({ print }: { print: Print }) => {
  const { t } = useTranslation(consoleCoreNamespace);
  const { state, url } = print;
  return (
    <div role="status">
      {state === 'preparing' ? (
        <Row gap="2">
          <Spinner />
          <Text>{t('print.preparing')}</Text>
        </Row>
      ) : null}
      {state === 'failed' && !url ? <Banner tone="danger">{t('print.failed')}</Banner> : null}
      {url ? (
        <Banner
          tone={state === 'failed' ? 'warning' : 'info'}
          icon="printer"
          action={
            <Link href={url} newTab>
              {t('print.open')}
            </Link>
          }
        >
          {t('print.fallback')}
        </Banner>
      ) : null}
    </div>
  );
};
