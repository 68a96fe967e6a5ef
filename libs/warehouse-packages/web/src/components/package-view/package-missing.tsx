import { ButtonLink, ErrorView, Page } from '@caravan/ui-kit';
import { useTexts } from '@caravan/web-core';
import { packagesHref } from '../../lib/packages-query.ts';

/** There is no such package, or it is somebody else's. */
export const PackageMissing = () => {
  const t = useTexts('warehouse-packages');
  return (
    <Page>
      <ErrorView
        status={404}
        title={t('package.missing.title')}
        text={t('package.missing.text')}
        action={<ButtonLink to={packagesHref()}>{t('package.missing.action')}</ButtonLink>}
      />
    </Page>
  );
};
