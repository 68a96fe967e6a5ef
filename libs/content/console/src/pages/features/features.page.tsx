import { useTranslation } from 'react-i18next';
import { useGetStaffConfigurationsQuery } from '@caravan/content/api/staff';
import type { Configurations } from '@caravan/content/contract';
import { DescriptionList, DetailSkeleton, Heading, Money, Panel, Stack } from '@caravan/ui-kit';
import { LoadFailed, useFormats, type PageContext, type PageMeta } from '@caravan/web-core';
import { FeaturesForm } from './features-form.tsx';

export const meta = ({ t }: PageContext<'content-console'>): PageMeta => ({ title: t('features.title') });

/** The limits and fees that are part of the product. */
const Rules = ({ configurations }: { configurations: Configurations }) => {
  const { t } = useTranslation('content-console');
  const { list } = useFormats();
  const { photo, review_hours: review, currencies } = configurations;
  const rules = [
    ['storage', t('features.days', { count: configurations.free_storage_days })],
    ['storageFee', <Money key="fee" fen={configurations.storage_fee_fen_per_day} />],
    ['storageMost', t('features.days', { count: configurations.storage_max_fee_days })],
    ['disposal', t('features.days', { count: configurations.disposal_days })],
    ['photoFee', <Money key="fee" fen={photo.fee_fen} />],
    ['photos', String(photo.max_count)],
    ['addresses', String(configurations.address_max)],
    ['refund', t('features.hours', { count: configurations.refund_hours })],
    ['unpaid', t('features.hours', { count: configurations.unpaid_hours })],
    ['review', t('features.hourRange', { from: review[0], to: review[1] })],
    ['currencies', list(currencies)],
  ] as const;
  return <DescriptionList items={rules.map(([key, value]) => ({ key, term: t(`features.rules.${key}`), value }))} />;
};

/** The switches of the shop, and the rules that nobody changes here. */
export const Page = () => {
  const { t } = useTranslation('content-console');
  const { data, error, refetch } = useGetStaffConfigurationsQuery(undefined);
  if (error && !data) return <LoadFailed error={error} title={t('features.failed')} onRetry={() => void refetch()} />;
  if (!data) return <DetailSkeleton label={t('loading')} />;
  return (
    <Stack gap="4">
      <Heading level={1} size="xl">
        {t('features.title')}
      </Heading>
      <Panel title={t('features.switches')} text={t('features.switchesLead')}>
        <FeaturesForm features={data.features} arrival_photos={data.arrival_photos} version={data.version} />
      </Panel>
      <Panel title={t('features.fixed')} text={t('features.fixedLead')}>
        <Rules configurations={data} />
      </Panel>
    </Stack>
  );
};
