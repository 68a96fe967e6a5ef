import { useTranslation } from 'react-i18next';
import { warehousePackagesPaths } from '@caravan/routes';
import { warehousePackagesApi } from '@caravan/warehouse-packages/api';
import { DetailSkeleton, Page as Column } from '@caravan/ui-kit';
import {
  LoadFailed,
  loadPage,
  pageError,
  useSearchParams,
  type PageContext,
  type PageMeta,
  type PageModule,
} from '@caravan/web-core';
import { ItemMissing } from '../../components/item-view/item-missing.tsx';
import { ItemView } from '../../components/item-view/item-view.tsx';
import { itemIdOf, storeItemQuery, useStoreItem } from '../../lib/use-store-item.ts';

export const loader = async (context: PageContext): Promise<void> => {
  const id = itemIdOf(context.url.searchParams);
  if (id === undefined) throw pageError(404);
  await loadPage(context, warehousePackagesApi.endpoints.listStore.initiate({ query: storeItemQuery(id) }));
};

export const slots: PageModule['slots'] = () => ['itemServices'];

export const meta = ({ url, store, t }: PageContext<'warehouse-packages'>): PageMeta => {
  const id = itemIdOf(url.searchParams) ?? '';
  const { data } = warehousePackagesApi.endpoints.listStore.select({ query: storeItemQuery(id) })(store.getState());
  return {
    title: t('goods.title', { name: data?.items[0]?.name ?? t('store.title') }),
    description: t('goods.description'),
    canonical: warehousePackagesPaths.storeItem.href({ id }),
  };
};

const NamedItem = ({ id }: { id: string }) => {
  const { t } = useTranslation('warehouse-packages');
  const { item, missing, failed, retry } = useStoreItem(id);
  if (missing) return <ItemMissing />;
  if (failed) {
    return (
      <Column>
        <LoadFailed title={t('goods.failed.title')} text={t('goods.failed.text')} onRetry={retry} />
      </Column>
    );
  }
  return item ? <ItemView item={item} onOutdated={retry} /> : <DetailSkeleton label={t('goods.loading')} />;
};

export const Page = () => {
  const [search] = useSearchParams();
  const id = itemIdOf(search);
  return id === undefined ? <ItemMissing /> : <NamedItem key={id} id={id} />;
};
