import { useTranslation } from 'react-i18next';
import { warehousePackagesPaths } from '@caravan/routes';
import { useListServicesQuery, goodsServicesApi } from '@caravan/goods-services/api';
import { type ServicesQuery } from '@caravan/goods-services/contract';
import {
  ButtonLink,
  EmptyState,
  Heading,
  Page as Column,
  RecordsSkeleton,
  Row,
  Stack,
  WarehouseDrawing,
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
import { ServiceCard } from '../../components/service-view/service-card.tsx';
import { servicesHref, servicesQueryOf } from '../../lib/service-address.ts';

export const loader = (context: PageContext): Promise<void> =>
  loadPage(
    context,
    goodsServicesApi.endpoints.listServices.initiate({ query: servicesQueryOf(context.url.searchParams) }),
  );

export const meta = ({ t }: PageContext<'goods-services'>): PageMeta => ({
  title: t('services.title'),
  description: t('services.description'),
  canonical: warehousePackagesPaths.services.href(),
});

const NoServices = ({ page }: Pick<ServicesQuery, 'page'>) => {
  const { t } = useTranslation('goods-services');
  const isFirst = page === 1;
  return (
    <EmptyState
      drawing={<WarehouseDrawing size="lg" />}
      action={
        <ButtonLink to={isFirst ? warehousePackagesPaths.store.href() : servicesHref()}>
          {t(isFirst ? 'services.store' : 'services.first')}
        </ButtonLink>
      }
    >
      {t(isFirst ? 'services.empty' : 'services.page')}
    </EmptyState>
  );
};

const Content = ({ query }: { query: ServicesQuery }) => {
  const { t } = useTranslation('goods-services');
  const { currentData, isError, refetch } = useListServicesQuery(
    { query },
    { refetchOnMountOrArgChange: freshForSeconds },
  );
  if (isError && !currentData) {
    return (
      <LoadFailed
        part
        title={t('services.failed.title')}
        text={t('services.failed.text')}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!currentData) return <RecordsSkeleton label={t('services.loading')} />;
  if (!currentData.items.length) return <NoServices page={query.page} />;
  return (
    <Stack gap="4">
      {currentData.items.map((service) => (
        <ServiceCard key={service.number} service={service} />
      ))}
      <PageLinks list={currentData} pathOf={servicesHref} />
    </Stack>
  );
};

export const Page = () => {
  const { t } = useTranslation(['goods-services', 'warehouse-packages']);
  const [search] = useSearchParams();
  return (
    <Column>
      <Stack gap="4">
        <Row gap="4" align="end" justify="between" wrap>
          <Heading level={1}>{t('services.title')}</Heading>
          <ButtonLink variant="secondary" size="sm" icon="shelf" to={warehousePackagesPaths.store.href()}>
            {t('packages.toStore', { ns: 'warehouse-packages' })}
          </ButtonLink>
        </Row>
        <Content query={servicesQueryOf(search)} />
      </Stack>
    </Column>
  );
};
