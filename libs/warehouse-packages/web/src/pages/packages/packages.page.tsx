import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { warehousePackagesPaths } from '@caravan/routes';
import { warehousePackagesApi } from '@caravan/warehouse-packages/api';
import { type ParcelSummary } from '@caravan/warehouse-packages/contract';
import { ButtonLink, Heading, Page as Column, Row, Stack } from '@caravan/ui-kit';
import { loadPage, useSearchParams, type PageContext, type PageMeta } from '@caravan/web-core';
import { CancelDialog } from '../../components/cancel-dialog/cancel-dialog.tsx';
import { PackagesContent } from '../../components/package-list/packages-content.tsx';
import { StatusTabs } from '../../components/package-list/status-tabs.tsx';
import { ReceiveDialog } from '../../components/receive-dialog/receive-dialog.tsx';
import { packagesQueryOf } from '../../lib/addresses-of-pages.ts';
import { usePackages } from '../../lib/use-packages.ts';

export const loader = (context: PageContext): Promise<void> =>
  loadPage(
    context,
    warehousePackagesApi.endpoints.listPackages.initiate({ query: packagesQueryOf(context.url.searchParams) }),
  );

export const meta = ({ t }: PageContext<'warehouse-packages'>): PageMeta => ({
  title: t('packages.title'),
  description: t('packages.description'),
  canonical: warehousePackagesPaths.packages.href(),
});

export const Page = () => {
  const { t } = useTranslation('warehouse-packages');
  const [search] = useSearchParams();
  const query = packagesQueryOf(search);
  const { packages, counts, failed, retry } = usePackages(query);
  const [cancelling, setCancelling] = useState<ParcelSummary>();
  const [receiving, setReceiving] = useState<ParcelSummary>();
  const heading = useRef<HTMLHeadingElement>(null);
  // A package may leave the list, and the focused element with it.
  const focusHeading = () => heading.current?.focus();
  return (
    <Column>
      <Stack gap="4">
        <Row gap="4" align="end" justify="between" wrap>
          <Heading level={1} ref={heading} tabIndex={-1}>
            {t('packages.title')}
          </Heading>
          <ButtonLink variant="secondary" size="sm" icon="shelf" to={warehousePackagesPaths.store.href()}>
            {t('packages.toStore')}
          </ButtonLink>
        </Row>
        <StatusTabs current={query.status} counts={counts} />
        <PackagesContent
          query={query}
          packages={packages}
          failed={failed}
          retry={retry}
          onCancel={setCancelling}
          onReceive={setReceiving}
        />
      </Stack>
      <CancelDialog
        parcel={cancelling}
        onClose={() => setCancelling(undefined)}
        onCancelled={focusHeading}
        onOutdated={retry}
      />
      <ReceiveDialog
        parcel={receiving}
        onClose={() => setReceiving(undefined)}
        onReceived={focusHeading}
        onOutdated={retry}
      />
    </Column>
  );
};
