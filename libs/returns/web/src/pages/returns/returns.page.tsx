import { useTranslation } from 'react-i18next';
import { returnsApi, useListReturnsQuery } from '@caravan/returns/api';
import { warehousePackagesPaths } from '@caravan/routes';
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
  loadPage(context, returnsApi.endpoints.listReturns.initiate({ query: returnsQueryOf(context.url.searchParams) }));

export const meta = ({ t }: PageContext<'returns'>): PageMeta => ({
  title: t('returns.title'),
  description: t('returns.description'),
  canonical: warehousePackagesPaths.returns.href(),
});

const Returns = ({ search }: { search: URLSearchParams }) => {
  const { t } = useTranslation('returns');
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
            <ButtonLink to={returnsHref()}>{t('returns.first')}</ButtonLink>
          ) : (
            <ButtonLink to={warehousePackagesPaths.store.href()}>{t('returns.emptyStore')}</ButtonLink>
          )
        }
      >
        {t(query.page > 1 ? 'returns.emptyPage' : 'returns.empty')}
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
  const { t } = useTranslation('returns');
  const [search] = useSearchParams();
  return (
    <Column>
      <Stack gap="4">
        <Row gap="4" align="end" justify="between" wrap>
          <Heading level={1}>{t('returns.title')}</Heading>
          <ButtonLink variant="secondary" size="sm" icon="shelf" to={warehousePackagesPaths.store.href()}>
            {t('returns.toStore')}
          </ButtonLink>
        </Row>
        <Returns search={search} />
      </Stack>
    </Column>
  );
};
