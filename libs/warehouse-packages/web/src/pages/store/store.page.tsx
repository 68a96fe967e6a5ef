import { useTranslation } from 'react-i18next';
import { forwardingPaths, warehousePackagesPaths } from '@caravan/routes';
import { warehousePackagesApi } from '@caravan/warehouse-packages/api';
import { Heading, Link, Page as Column, Row, Stack, Text } from '@caravan/ui-kit';
import { LoadFailed, loadPage, useSearchParams, type PageContext, type PageMeta } from '@caravan/web-core';
import { PackBar } from '../../components/pack-bar/pack-bar.tsx';
import { EmptyWarehouse } from '../../components/warehouse/empty-warehouse.tsx';
import { WarehouseSkeleton } from '../../components/warehouse/warehouse-skeleton.tsx';
import { WarehouseItems } from '../../components/warehouse/warehouse-items.tsx';
import { storeQueryOf } from '../../lib/addresses-of-pages.ts';
import { useChosenGoods, useNamedGoods } from '../../lib/use-chosen-goods.ts';
import { useStore } from '../../lib/use-store.ts';

export const loader = (context: PageContext): Promise<void> =>
  loadPage(
    context,
    warehousePackagesApi.endpoints.listStore.initiate({ query: storeQueryOf(context.url.searchParams) }),
  );

export const meta = ({ t }: PageContext<'warehouse-packages'>): PageMeta => ({
  title: t('store.title'),
  description: t('store.description'),
  canonical: warehousePackagesPaths.store.href(),
});

export const Page = () => {
  const { t } = useTranslation('warehouse-packages');
  const [search] = useSearchParams();
  const query = storeQueryOf(search);
  const { store, failed, retry } = useStore(query);
  const { chosen, isChosen, choose, clear } = useChosenGoods(store?.items);
  useNamedGoods(choose);
  const isEmpty = store?.items.length === 0;
  return (
    <>
      <Column>
        <Stack gap="4">
          <Row gap="3" align="baseline" wrap>
            <Heading level={1}>{t('store.title')}</Heading>
            {store && store.total > 0 ? <Text tone="muted">{t('store.count', { count: store.total })}</Text> : null}
            <Row gap="3" wrap>
              <Link to={forwardingPaths.parcels.href()}>{t('store.parcels')}</Link>
              <Link to={warehousePackagesPaths.services.href()}>{t('store.services')}</Link>
              <Link to={warehousePackagesPaths.returns.href()}>{t('store.returns')}</Link>
            </Row>
          </Row>
          {failed ? (
            <LoadFailed part title={t('store.failed.title')} text={t('store.failed.text')} onRetry={retry} />
          ) : null}
          {!failed && !store ? <WarehouseSkeleton /> : null}
          {isEmpty ? <EmptyWarehouse page={query.page} /> : null}
          {store && !isEmpty ? (
            <WarehouseItems store={store} isChosen={isChosen} choose={choose} onOutdated={retry} />
          ) : null}
        </Stack>
      </Column>
      {(store && !isEmpty) || chosen.length > 0 ? (
        <PackBar inView={store?.items ?? []} chosen={chosen} choose={choose} clear={clear} onOutdated={retry} />
      ) : null}
    </>
  );
};
