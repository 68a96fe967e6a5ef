import { useTranslation } from 'react-i18next';
import { useGetStaffCompanyQuery } from '@caravan/content/api/staff';
import { DetailSkeleton, Heading, Stack, Text } from '@caravan/ui-kit';
import { LoadFailed, type PageContext, type PageMeta } from '@caravan/web-core';
import { CompanyForm } from './company-form.tsx';

export const meta = ({ t }: PageContext<'content-console'>): PageMeta => ({ title: t('company.title') });

/** The company behind the shop. */
export const Page = () => {
  const { t } = useTranslation('content-console');
  const { data, error, refetch } = useGetStaffCompanyQuery(undefined);
  if (error && !data) return <LoadFailed error={error} title={t('company.failed')} onRetry={() => void refetch()} />;
  if (!data) return <DetailSkeleton label={t('loading')} />;
  return (
    <Stack gap="4">
      <Stack gap="1">
        <Heading level={1} size="xl">
          {t('company.title')}
        </Heading>
        <Text tone="muted">{t('company.lead')}</Text>
      </Stack>
      <CompanyForm company={data} />
    </Stack>
  );
};
