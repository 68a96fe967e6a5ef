import { useTranslation } from 'react-i18next';
import { warehousePackagesPaths } from '@caravan/routes';
import { CopyButton, Link, Panel, Row } from '@caravan/ui-kit';

/** A link for others who wait for the package. */
export const PackageShare = ({ token }: { token: string }) => {
  const { t } = useTranslation('warehouse-packages');
  const path = warehousePackagesPaths.track.href({ token });
  // Copied by a click in the browser; the server has no address to copy.
  const address = typeof location === 'undefined' ? path : `${location.origin}${path}`;
  return (
    <Panel title={t('share.title')} text={t('share.text')} gap="3">
      <Row gap="2" wrap>
        <Link href={path} newTab external>
          {t('share.open')}
        </Link>
        <CopyButton value={address} label={t('share.copy')} />
      </Row>
    </Panel>
  );
};
