import { useTranslation } from 'react-i18next';
import { fundPaymentApi, useGetBalanceQuery } from '@caravan/fund-payment/api';
import { ownPath, typedYuan, type Language } from '@caravan/kernel';
import { maxRechargeFen, minRechargeFen } from '@caravan/fund-payment/contract';
import { Heading, Money, Page as Column, Row, Skeleton, Stack, Text } from '@caravan/ui-kit';
import { loadPage, useLanguage, useSearchParams, type PageContext, type PageMeta } from '@caravan/web-core';
import { RechargeForm } from './recharge-form.tsx';

export const loader = (context: PageContext): Promise<void> =>
  loadPage(context, fundPaymentApi.endpoints.getBalance.initiate());

export const meta = ({ t }: PageContext<'fund-payment'>): PageMeta => ({
  title: t('recharge.title'),
  description: t('recharge.description'),
});

/** The amount that the address suggests, for example what a payment lacks; empty for none. */
const suggested = (search: URLSearchParams, language: Language): string => {
  const fen = Number(search.get('amount_fen') ?? Number.NaN);
  return Number.isInteger(fen) && fen >= minRechargeFen && fen <= maxRechargeFen ? typedYuan(fen, language) : '';
};

const Balance = () => {
  const { t } = useTranslation('fund-payment');
  const { data } = useGetBalanceQuery(undefined, { refetchOnMountOrArgChange: 5 });
  return (
    <Row gap="2" align="baseline">
      <Text tone="muted">{t('recharge.balance')}</Text>
      {data ? <Money fen={data.balance_fen} balance strong /> : <Skeleton part="1-4" />}
    </Row>
  );
};

export const Page = () => {
  const { t } = useTranslation('fund-payment');
  const [search] = useSearchParams();
  return (
    <Column>
      <Stack gap="6">
        <Stack gap="2">
          <Heading level={1}>{t('recharge.title')}</Heading>
          <Balance />
        </Stack>
        <RechargeForm amount={suggested(search, useLanguage())} next={ownPath(search.get('next'))} />
      </Stack>
    </Column>
  );
};
