import { useTranslation } from 'react-i18next';
import { promotionsApi, useGetMyPromotionsQuery } from '@caravan/promotions/api';
import { type MyPromotions } from '@caravan/promotions/contract';
import { promotionsPaths } from '@caravan/routes';
import { Heading, Page as Column, Skeleton, Stack, Text } from '@caravan/ui-kit';
import { LoadFailed, loadPage, useSearchParams, type PageContext, type PageMeta } from '@caravan/web-core';
import { CouponsPanel } from '../../components/coupons-panel.tsx';
import { InvitePanel } from '../../components/invite-panel.tsx';
import { PointsPanel, type PointsPanelProps } from '../../components/points-panel.tsx';

const queryOf = (search: URLSearchParams) => {
  const cursor = search.get('cursor');
  return { limit: 20, ...(cursor ? { cursor } : {}) };
};

export const loader = (context: PageContext): Promise<void> =>
  loadPage(context, promotionsApi.endpoints.getMyPromotions.initiate({ query: queryOf(context.url.searchParams) }));

export const meta = ({ t }: PageContext<'promotions'>): PageMeta => ({
  title: t('title'),
  description: t('lead'),
  canonical: promotionsPaths.mine.href(),
});

interface LoadedProps extends Omit<PointsPanelProps, 'points'> {
  mine: MyPromotions;
}

const Loaded = ({ mine: { points, referral, coupons }, ...list }: LoadedProps) => {
  const { t } = useTranslation('promotions');
  const hasProgram = points !== null || referral !== null;
  return (
    <Stack gap="4">
      {hasProgram ? null : <Text tone="muted">{t('noProgram')}</Text>}
      {points ? <PointsPanel points={points} {...list} /> : null}
      {hasProgram || coupons.length ? <CouponsPanel coupons={coupons} /> : null}
      {referral ? <InvitePanel referral={referral} /> : null}
    </Stack>
  );
};

/** Points, coupons and invitations of the shopper, as far as the shop has them. */
export const Page = () => {
  const { t } = useTranslation('promotions');
  const [search] = useSearchParams();
  const query = queryOf(search);
  const { currentData: mine, isError, refetch } = useGetMyPromotionsQuery({ query }, { refetchOnMountOrArgChange: 5 });
  return (
    <Column>
      <Stack gap="6">
        <Stack gap="2">
          <Heading level={1}>{t('title')}</Heading>
          <Text tone="muted" measure>
            {t('lead')}
          </Text>
        </Stack>
        {mine ? <Loaded mine={mine} isLater={query.cursor !== undefined} onRefused={() => void refetch()} /> : null}
        {isError && !mine ? (
          <LoadFailed part title={t('failed.title')} text={t('failed.text')} onRetry={() => void refetch()} />
        ) : null}
        {!mine && !isError ? <Skeleton /> : null}
      </Stack>
    </Column>
  );
};
