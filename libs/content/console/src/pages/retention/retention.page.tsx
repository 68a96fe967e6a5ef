import { useTranslation } from 'react-i18next';
import { useGetRetentionQuery } from '@caravan/content/api/staff';
import { DetailSkeleton, Heading, Panel, Stack, Text } from '@caravan/ui-kit';
import { LoadFailed, type PageContext, type PageMeta } from '@caravan/web-core';
import { RetentionForm } from './retention-form.tsx';

export const meta = ({ t }: PageContext<'content-console'>): PageMeta => ({ title: t('retention.title') });

const kept = ['books', 'orders', 'accounts', 'reviews'] as const;

/** How long old data is kept, and what is never deleted by its age. */
export const Page = () => {
  const { t } = useTranslation('content-console');
  const { data, error, refetch } = useGetRetentionQuery(undefined);
  if (error && !data) return <LoadFailed error={error} title={t('retention.failed')} onRetry={() => void refetch()} />;
  if (!data) return <DetailSkeleton label={t('loading')} />;
  return (
    <Stack gap="4">
      <Heading level={1} size="xl">
        {t('retention.title')}
      </Heading>
      <Panel title={t('retention.periods')} text={t('retention.lead')}>
        <RetentionForm retention={data} />
      </Panel>
      <Panel title={t('retention.kept')} text={t('retention.keptLead')}>
        <Stack gap="2">
          {kept.map((what) => (
            <Text key={what}>{t(`retention.keeps.${what}`)}</Text>
          ))}
        </Stack>
      </Panel>
    </Stack>
  );
};
