import { useTranslation } from 'react-i18next';
import { defaultPageSize, type PageQuery } from '@caravan/kernel';
import { forwardingApi, useGetForwardingAddressQuery, useListOwnParcelsQuery } from '@caravan/forwarding/api';
import { forwardingPaths, warehousePackagesPaths } from '@caravan/routes';
import {
  Banner,
  ButtonLink,
  EmptyState,
  Heading,
  Page as Column,
  Panel,
  ParcelDrawing,
  RecordsSkeleton,
  Row,
  Stack,
  Text,
} from '@caravan/ui-kit';
import {
  freshForSeconds,
  LoadFailed,
  loadPage,
  PageLinks,
  pageOf,
  useFormats,
  useSearchParams,
  type PageContext,
  type PageMeta,
} from '@caravan/web-core';
import { AnnounceForm } from '../../components/announce-form.tsx';
import { OwnAddress } from '../../components/own-address.tsx';
import { ParcelCard } from '../../components/parcel-card.tsx';
import { claimsQuery, ParcelClaims } from '../../components/parcel-claims.tsx';

const queryOf = (search: URLSearchParams): PageQuery => ({ page: pageOf(search), page_size: defaultPageSize });
const hrefOf = (page = 1): string => forwardingPaths.parcels.href({ page: page > 1 ? page : undefined });

export const loader = async (context: PageContext): Promise<void> => {
  const query = queryOf(context.url.searchParams);
  await Promise.all([
    loadPage(context, forwardingApi.endpoints.getForwardingAddress.initiate()),
    loadPage(context, forwardingApi.endpoints.listOwnParcels.initiate({ query })),
    loadPage(context, forwardingApi.endpoints.listParcelClaims.initiate({ query: claimsQuery })),
  ]);
};

export const meta = ({ t }: PageContext<'forwarding'>): PageMeta => ({
  title: t('title'),
  canonical: forwardingPaths.parcels.href(),
});

/** The shopper's address and what it costs, and the form that announces a parcel. */
const Sending = () => {
  const { t } = useTranslation('forwarding');
  const { asYuan } = useFormats();
  const { data, isError, refetch } = useGetForwardingAddressQuery();
  if (isError && !data) return <LoadFailed part title={t('failed')} onRetry={() => void refetch()} />;
  if (!data) return <RecordsSkeleton label={t('loading')} />;
  if (data.warehouses.length === 0) return <Banner>{t('closed')}</Banner>;
  const { handling_fen: fee, free_days: days, daily_fee_fen: daily, fee_max_fen: most } = data;
  return (
    <>
      <Panel title={t('address.title')} text={t('address.lead', { code: data.code })}>
        <Stack gap="4">
          {data.warehouses.map((warehouse) => (
            <OwnAddress key={warehouse.id} address={warehouse} />
          ))}
          <Text size="sm" tone="muted">
            {fee > 0 ? t('address.fee', { fee: asYuan(fee) }) : t('address.free')}{' '}
            {t('address.storage', { count: days, fee: asYuan(daily), most: asYuan(most) })}
          </Text>
        </Stack>
      </Panel>
      <Panel title={t('announce.title')} text={t('announce.lead')}>
        <AnnounceForm />
      </Panel>
    </>
  );
};

const Parcels = ({ search }: { search: URLSearchParams }) => {
  const { t } = useTranslation('forwarding');
  const query = queryOf(search);
  const { data: address } = useGetForwardingAddressQuery();
  const { currentData, isError, refetch } = useListOwnParcelsQuery(
    { query },
    { refetchOnMountOrArgChange: freshForSeconds },
  );
  if (isError && !currentData) return <LoadFailed part title={t('failed')} onRetry={() => void refetch()} />;
  if (!currentData) return <RecordsSkeleton label={t('loading')} />;
  if (currentData.items.length === 0)
    return (
      <EmptyState
        drawing={<ParcelDrawing size="lg" />}
        action={query.page > 1 ? <ButtonLink to={hrefOf()}>{t('firstPage')}</ButtonLink> : undefined}
      >
        {t(query.page > 1 ? 'emptyPage' : address?.warehouses.length ? 'empty' : 'none')}
      </EmptyState>
    );
  return (
    <Stack gap="4">
      {currentData.items.map((parcel) => (
        <ParcelCard key={parcel.number} parcel={parcel} />
      ))}
      <PageLinks list={currentData} pathOf={hrefOf} />
    </Stack>
  );
};

/** The parcels that the shopper sends: the address for them, the next announcement, and what became of the others. */
export const Page = () => {
  const { t } = useTranslation('forwarding');
  const [search] = useSearchParams();
  return (
    <Column>
      <Stack gap="4">
        <Row gap="4" align="end" justify="between" wrap>
          <Heading level={1}>{t('title')}</Heading>
          <ButtonLink variant="secondary" size="sm" icon="shelf" to={warehousePackagesPaths.store.href()}>
            {t('toStore')}
          </ButtonLink>
        </Row>
        <Sending />
        <Heading level={2}>{t('list')}</Heading>
        <Parcels search={search} />
        <ParcelClaims />
      </Stack>
    </Column>
  );
};
