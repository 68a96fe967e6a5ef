import { useTranslation } from 'react-i18next';
import { warehousePackagesPaths } from '@caravan/routes';
import { useListReturnsQuery, warehousePackagesApi } from '@caravan/warehouse-packages/api';
import {
  ButtonLink,
  EmptyState,
  Heading,
  Page as Column,
  ParcelDrawing,
  RecordsSkeleton,
  Row,
  Stack,
} from '@caravan/ui-kit';
import {
  freshForSeconds,
  LoadFailed,
  loadPage,
  PageLinks,
  useSearchParams,
  type PageContext,
  type PageMeta,
} from '@caravan/web-core';
import { ReturnCard } from '../../components/return-view/return-card.tsx';
import { returnsHref, returnsQueryOf } from '../../lib/return-view.ts';

export const loader = (context: PageContext): Promise<void> =>
  loadPage(
    context,
    warehousePackagesApi.endpoints.listReturns.initiate({ query: returnsQueryOf(context.url.searchParams) }),
  );

export const meta = ({ t }: PageContext<'warehouse-packages'>): PageMeta => ({
  title: t('returns.title'),
  description: t('returns.description'),
  canonical: warehousePackagesPaths.returns.href(),
});

const Returns = ({ search }: { search: URLSearchParams }) => {
  const { t } = useTranslation('warehouse-packages');
  const query = returnsQueryOf(search);
  const { currentData, isError, refetch } = useListReturnsQuery(
    { query },
    { refetchOnMountOrArgChange: freshForSeconds },
  );
  if (isError && !currentData)
    return (
      <LoadFailed part title={t('returns.failed')} text={t('returns.failedText')} onRetry={() => void refetch()} />
    );
  if (!currentData) return <RecordsSkeleton label={t('returns.loading')} />;
  if (currentData.items.length === 0)
    return (
      <EmptyState
        drawing={<ParcelDrawing size="lg" />}
        action={
          query.page > 1 ? (
            <ButtonLink to={returnsHref()}>{t('store.empty.first')}</ButtonLink>
          ) : (
            <ButtonLink to={warehousePackagesPaths.store.href()}>{t('packages.empty.store')}</ButtonLink>
          )
        }
      >
        {t(query.page > 1 ? 'store.empty.page' : 'returns.empty')}
      </EmptyState>
    );
  return (
    <Stack gap="4">
      {currentData.items.map((goodsReturn) => (
        <ReturnCard key={goodsReturn.number} goodsReturn={goodsReturn} />
      ))}
      <PageLinks list={currentData} pathOf={returnsHref} />
    </Stack>
  );
};

/** The shopper's returns and exchanges, newest first. */
export const Page = () => {
  const { t } = useTranslation('warehouse-packages');
  const [search] = useSearchParams();
  return (
    <Column>
      <Stack gap="4">
        <Row gap="4" align="end" justify="between" wrap>
          <Heading level={1}>{t('returns.title')}</Heading>
          <ButtonLink variant="secondary" size="sm" icon="shelf" to={warehousePackagesPaths.store.href()}>
            {t('packages.toStore')}
          </ButtonLink>
        </Row>
        <Returns search={search} />
      </Stack>
    </Column>
  );
};
