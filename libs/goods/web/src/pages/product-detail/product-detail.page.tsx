import { getConfigurations } from '@caravan/content/contract';
import { getGoods } from '@caravan/goods/contract';
import { Page as Column } from '@caravan/ui-kit';
import { endpointFor, load, useSearchParams, type PageContext, type PageMeta } from '@caravan/web-core';
import { LookedUp } from '../../components/looked-up/looked-up.tsx';
import { LazyManualOrder } from '../../components/manual-order/lazy-manual-order.tsx';
import { manualCase, nothingKnown } from '../../domain/manual-case.ts';

/** A server render waits this long for a shop's page; after that the browser goes on waiting, with the page's shape in view. */
const firstByteMs = 1200;

const linkOf = (search: URLSearchParams): string | undefined => (search.has('manual') ? undefined : search.get('url')?.trim() || undefined);

const isOnServer = typeof document === 'undefined';

const atMost = <T,>(work: Promise<T>, ms: number): Promise<T | undefined> =>
  Promise.race([work, new Promise<undefined>((resolve) => setTimeout(resolve, ms))]);

export const loader = async ({ store, url }: PageContext): Promise<void> => {
  const link = linkOf(url.searchParams);
  const configurations = load(store, endpointFor(getConfigurations).initiate());
  if (link && isOnServer) await atMost(load(store, endpointFor(getGoods).initiate({ query: { url: link } })), firstByteMs);
  await configurations;
};

/** The form comes with the first sight of a page that shows it. */
export const prepare = async ({ store, url }: Pick<PageContext, 'store' | 'url'>): Promise<void> => {
  const link = linkOf(url.searchParams);
  const failed = link && endpointFor(getGoods).select({ query: { url: link } })(store.getState()).error;
  if (!link || manualCase(failed)) await LazyManualOrder.load();
};

export const meta = ({ store, url, t }: PageContext): PageMeta => {
  const link = linkOf(url.searchParams);
  if (!link) return { title: t('meta.manualTitle'), description: t('meta.description') };
  const { data } = endpointFor(getGoods).select({ query: { url: link } })(store.getState());
  return { title: data?.title ?? t('meta.title'), description: t('meta.description'), canonical: url.pathname + url.search };
};

export const Page = () => {
  const [search] = useSearchParams();
  const link = linkOf(search);
  const { data: configurations } = endpointFor(getConfigurations).useQuery();
  return (
    <Column>
      {configurations === undefined ? null : link ? (
        <LookedUp key={link} link={link} configurations={configurations} />
      ) : (
        <LazyManualOrder start={nothingKnown} configurations={configurations} draftKey="manual-order" />
      )}
    </Column>
  );
};
