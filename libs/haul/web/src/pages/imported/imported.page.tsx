import { useTranslation } from 'react-i18next';
import { haulApi, useGetHaulImportQuery } from '@caravan/haul/api';
import { type ShownPart } from '@caravan/haul/contract';
import { haulPaths } from '@caravan/routes';
import { DetailSkeleton, Page as Column } from '@caravan/ui-kit';
import {
  isApiError,
  LoadFailed,
  loadPage,
  pageError,
  pageOf,
  useSearchParams,
  type PageContext,
  type PageMeta,
} from '@caravan/web-core';
import { ImportedArchive, MissingArchive } from '../../components/imported-archive.tsx';
import { partLists } from '../../components/imported-part.tsx';
import { wholeViews } from '../../components/imported-whole.tsx';
import { importedHref, importedQuery, importedViewOf, type ImportedView } from '../../lib/imported-view.ts';

/** Reads the archive, and the page of its part or the order or parcel that is shown. */
export const loader = async (context: PageContext): Promise<void> => {
  const { searchParams } = context.url;
  const view = importedViewOf(searchParams);
  if (!view) throw pageError(404);
  const { id, number } = view;
  const query = importedQuery(id, pageOf(searchParams));
  const { endpoints } = haulApi;
  const lists = {
    orders: () => loadPage(context, endpoints.listImportedOrders.initiate(query)),
    packages: () => loadPage(context, endpoints.listImportedPackages.initiate(query)),
    payments: () => loadPage(context, endpoints.listImportedPayments.initiate(query)),
    wallet: () => loadPage(context, endpoints.listImportedWallet.initiate(query)),
  } satisfies Record<ShownPart, () => Promise<void>>;
  const whole = (params: { id: string; number: string }) => ({
    ...lists,
    orders: () => loadPage(context, endpoints.getImportedOrder.initiate({ params })),
    packages: () => loadPage(context, endpoints.getImportedPackage.initiate({ params })),
  });
  const read = number === undefined ? lists : whole({ id, number });
  await Promise.all([loadPage(context, endpoints.getHaulImport.initiate({ params: { id } })), read[view.part]()]);
};

export const meta = ({ url, t }: PageContext<'haul'>): PageMeta => {
  const view = importedViewOf(url.searchParams);
  return {
    title: t('imports.title'),
    description: t('lead'),
    canonical: view ? importedHref(view) : haulPaths.archive.href(),
  };
};

const Imported = ({ view, page }: { view: ImportedView; page: number }) => {
  const { t } = useTranslation('haul');
  const { id, part, number } = view;
  const { currentData: found, error, refetch } = useGetHaulImportQuery({ params: { id } });
  const Whole = wholeViews[part];
  const List = partLists[part];
  if (found && number !== undefined && Whole) return <Whole found={found} number={number} page={page} />;
  if (found)
    return (
      <ImportedArchive found={found} part={part}>
        <List id={id} page={page} />
      </ImportedArchive>
    );
  if (isApiError(error) && error.status === 404) return <MissingArchive />;
  if (error === undefined) return <DetailSkeleton label={t('imports.title')} />;
  return (
    <Column>
      <LoadFailed title={t('failed.title')} text={t('failed.text')} onRetry={() => void refetch()} />
    </Column>
  );
};

/** An imported archive part by part, or one order or parcel of it. */
export const Page = () => {
  const [search] = useSearchParams();
  const view = importedViewOf(search);
  return view ? <Imported view={view} page={pageOf(search)} /> : <MissingArchive />;
};
