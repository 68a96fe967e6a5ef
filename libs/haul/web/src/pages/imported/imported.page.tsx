import { useTranslation } from 'react-i18next';
import { haulApi, useGetHaulImportQuery } from '@caravan/haul/api';
import { haulPaths, shownParts, type HaulImport, type ShownPart } from '@caravan/haul/contract';
import {
  ButtonLink,
  DetailSkeleton,
  EmptyState,
  Heading,
  NotFoundDrawing,
  Page as Column,
  Stack,
  TabLinks,
  Text,
} from '@caravan/ui-kit';
import {
  isApiError,
  LoadFailed,
  loadPage,
  LocalDay,
  pageError,
  pageOf,
  useSearchParams,
  type PageContext,
  type PageMeta,
} from '@caravan/web-core';
import { partLists } from '../../components/imported-part.tsx';
import { importedHref, importedQuery, importedViewOf, type ImportedView } from '../../lib/imported-view.ts';

/** Reads the archive and the page of its part that is shown. */
export const loader = async (context: PageContext): Promise<void> => {
  const { searchParams } = context.url;
  const view = importedViewOf(searchParams);
  if (!view) throw pageError(404);
  const query = importedQuery(view.id, pageOf(searchParams));
  const { endpoints } = haulApi;
  const part = {
    orders: () => loadPage(context, endpoints.listImportedOrders.initiate(query)),
    packages: () => loadPage(context, endpoints.listImportedPackages.initiate(query)),
    payments: () => loadPage(context, endpoints.listImportedPayments.initiate(query)),
    wallet: () => loadPage(context, endpoints.listImportedWallet.initiate(query)),
  } satisfies Record<ShownPart, () => Promise<void>>;
  await Promise.all([
    loadPage(context, endpoints.getHaulImport.initiate({ params: { id: view.id } })),
    part[view.part](),
  ]);
};

export const meta = ({ url, t }: PageContext<'haul'>): PageMeta => {
  const view = importedViewOf(url.searchParams);
  return {
    title: t('imports.title'),
    description: t('lead'),
    canonical: view ? importedHref(view) : haulPaths.archive.href(),
  };
};

const Missing = () => {
  const { t } = useTranslation('haul');
  return (
    <Column>
      <EmptyState
        drawing={<NotFoundDrawing />}
        level={1}
        title={t('imported.gone.title')}
        action={<ButtonLink to={haulPaths.archive.href()}>{t('imported.back')}</ButtonLink>}
      >
        {t('imported.gone.text')}
      </EmptyState>
    </Column>
  );
};

const Shown = ({ found, part, page }: { found: HaulImport; part: ShownPart; page: number }) => {
  const { t } = useTranslation('haul');
  const shop = found.shop_name;
  const Part = partLists[part];
  const tabs = shownParts.map((one) => ({
    to: importedHref({ id: found.id, part: one }),
    name: t(`parts.${one}`),
    count: found[one],
    current: one === part,
  }));
  return (
    <Column>
      <Stack gap="6">
        <Stack gap="2">
          <Heading level={1}>{t('imported.title', { shop })}</Heading>
          <Text tone="muted" measure>
            <LocalDay at={found.exported_at} text={(date) => t('imported.note', { shop, date })} />
          </Text>
          {found.photos_pending ? <Text tone="muted">{t('imports.pending')}</Text> : null}
        </Stack>
        <TabLinks label={t('imported.parts')} tabs={tabs} />
        <Part id={found.id} page={page} />
        <div>
          <ButtonLink to={haulPaths.archive.href()} variant="secondary">
            {t('imported.back')}
          </ButtonLink>
        </div>
      </Stack>
    </Column>
  );
};

const Imported = ({ view, page }: { view: ImportedView; page: number }) => {
  const { t } = useTranslation('haul');
  const { currentData, error, refetch } = useGetHaulImportQuery({ params: { id: view.id } });
  if (currentData) return <Shown found={currentData} part={view.part} page={page} />;
  if (isApiError(error) && error.status === 404) return <Missing />;
  if (error === undefined) return <DetailSkeleton label={t('imports.title')} />;
  return (
    <Column>
      <LoadFailed title={t('failed.title')} text={t('failed.text')} onRetry={() => void refetch()} />
    </Column>
  );
};

/** What an imported archive contains, part by part. */
export const Page = () => {
  const [search] = useSearchParams();
  const view = importedViewOf(search);
  return view ? <Imported view={view} page={pageOf(search)} /> : <Missing />;
};
