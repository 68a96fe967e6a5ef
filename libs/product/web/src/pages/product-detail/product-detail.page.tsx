import { contentApi, useGetConfigurationsQuery } from '@caravan/content/api';
import { goodsApi } from '@caravan/goods/api';
import { Page as Column } from '@caravan/ui-kit';
import { load, useSearchParams, type PageContext, type PageMeta } from '@caravan/web-core';
import { LookedUp } from '../../components/looked-up/looked-up.tsx';
import { LazyManualOrder } from '../../components/manual-order/lazy-manual-order.tsx';
import { manualCase, nothingKnown } from '../../domain/manual-case.ts';

/**
 * How long the server waits for a shop's page, in ms. After that the browser continues to wait and shows a placeholder.
 */
const firstByteMs = 1200;

const linkOf = (search: URLSearchParams): string | undefined =>
  search.has('manual') ? undefined : search.get('url')?.trim() || undefined;

const isOnServer = typeof document === 'undefined';

const withTimeout = <T,>(work: Promise<T>, ms: number): Promise<T | undefined> =>
  Promise.race([work, new Promise<undefined>((resolve) => setTimeout(resolve, ms))]);

export const loader = async ({ store, url }: PageContext): Promise<void> => {
  const link = linkOf(url.searchParams);
  const configurations = load(store, contentApi.endpoints.getConfigurations.initiate());
  if (link && isOnServer)
    await withTimeout(load(store, goodsApi.endpoints.getGoods.initiate({ query: { url: link } })), firstByteMs);
  await configurations;
};

/** Loads the form's code with the page that shows it first. */
export const prepare = async ({ store, url }: Pick<PageContext, 'store' | 'url'>): Promise<void> => {
  const link = linkOf(url.searchParams);
  const failed = link && goodsApi.endpoints.getGoods.select({ query: { url: link } })(store.getState()).error;
  if (!link || manualCase(failed, link)) await LazyManualOrder.load();
};

export const meta = ({ store, url, t }: PageContext<'product'>): PageMeta => {
  const link = linkOf(url.searchParams);
  if (!link) return { title: t('meta.manualTitle'), description: t('meta.description') };
  const { data } = goodsApi.endpoints.getGoods.select({ query: { url: link } })(store.getState());
  return {
    title: data?.title ?? t('meta.title'),
    description: t('meta.description'),
    canonical: url.pathname + url.search,
  };
};

export const Page = () => {
  const [search] = useSearchParams();
  const link = linkOf(search);
  const { data: configurations } = useGetConfigurationsQuery();
  if (configurations === undefined) return <Column>{null}</Column>;
  if (link) return <LookedUp key={link} link={link} configurations={configurations} />;
  return (
    <Column>
      <LazyManualOrder start={nothingKnown} configurations={configurations} draftKey="manual-order" />
    </Column>
  );
};
