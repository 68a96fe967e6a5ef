import { useTranslation } from 'react-i18next';
import {
  useGetExchangeMarginQuery,
  useGetServiceFeeQuery,
  useGetShopRulesQuery,
  useGetStaffConfigurationsQuery,
} from '@caravan/content/api/staff';
import type { Configurations } from '@caravan/content/contract';
import { DescriptionList, DetailSkeleton, Heading, Panel, Stack } from '@caravan/ui-kit';
import { LoadFailed, useFormats, type PageContext, type PageMeta } from '@caravan/web-core';
import { ExchangeMarginForm } from './exchange-margin-form.tsx';
import { ExchangeMarginVersions } from './exchange-margin-versions.tsx';
import { FeaturesForm } from './features-form.tsx';
import { RulesForm } from './rules-form.tsx';
import { ServiceFeeForm } from './service-fee-form.tsx';
import { ServiceFeeVersions } from './service-fee-versions.tsx';
import { UnstatedRules } from './unstated-rules.tsx';

export const meta = ({ t }: PageContext<'content-console'>): PageMeta => ({ title: t('features.title') });

/** The limits and fees that are part of the product. */
const Rules = ({ configurations }: { configurations: Configurations }) => {
  const { t } = useTranslation('content-console');
  const { list } = useFormats();
  const rules = [
    ['disposal', t('features.days', { count: configurations.disposal_days })],
    ['addresses', String(configurations.address_max)],
    ['unpaid', t('features.hours', { count: configurations.unpaid_hours })],
    ['currencies', list(configurations.currencies)],
  ] as const;
  return <DescriptionList items={rules.map(([key, value]) => ({ key, term: t(`features.rules.${key}`), value }))} />;
};

/** The switches of the shop, the rules that its owner decides, and those that nobody changes here. */
export const Page = () => {
  const { t } = useTranslation('content-console');
  const { data, error, refetch } = useGetStaffConfigurationsQuery(undefined);
  const rules = useGetShopRulesQuery(undefined);
  const fee = useGetServiceFeeQuery(undefined);
  const margin = useGetExchangeMarginQuery(undefined);
  const failed = error ?? rules.error ?? fee.error ?? margin.error;
  const retry = () => {
    void refetch();
    void rules.refetch();
    void fee.refetch();
    void margin.refetch();
  };
  if (failed && !(data && rules.data && fee.data && margin.data))
    return <LoadFailed error={failed} title={t('features.failed')} onRetry={retry} />;
  if (!data || !rules.data || !fee.data || !margin.data) return <DetailSkeleton label={t('loading')} />;
  return (
    <Stack gap="4">
      <Heading level={1} size="xl">
        {t('features.title')}
      </Heading>
      <Panel title={t('features.switches')} text={t('features.switchesLead')}>
        <FeaturesForm features={data.features} arrival_photos={data.arrival_photos} version={data.version} />
      </Panel>
      <Panel title={t('features.own')} text={t('features.ownLead')}>
        <Stack gap="4">
          <UnstatedRules articles={rules.data.unstated} />
          <RulesForm {...rules.data} />
        </Stack>
      </Panel>
      <Panel title={t('serviceFee.title')} text={t('serviceFee.lead')}>
        <ServiceFeeVersions versions={fee.data.versions} />
        <ServiceFeeForm {...fee.data} />
      </Panel>
      <Panel title={t('exchangeMargin.title')} text={t('exchangeMargin.lead')}>
        <ExchangeMarginVersions versions={margin.data.versions} />
        <ExchangeMarginForm {...margin.data} />
      </Panel>
      <Panel title={t('features.fixed')} text={t('features.fixedLead')}>
        <Rules configurations={data} />
      </Panel>
    </Stack>
  );
};
