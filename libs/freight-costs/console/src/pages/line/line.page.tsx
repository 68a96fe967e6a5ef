import { useTranslation } from 'react-i18next';
import { useGetFreightLineQuery } from '@caravan/freight-costs/api';
import { DetailSkeleton, Heading, Row, Stack } from '@caravan/ui-kit';
import { LoadFailed, useParams, type PageContext, type PageMeta } from '@caravan/web-core';
import { LineActions } from '../../components/line-actions.tsx';
import { LineBadges } from '../../components/line-badges.tsx';
import { LineFacts } from '../../components/line-facts.tsx';

export const meta = ({ t }: PageContext<'freight-costs-console'>): PageMeta => ({ title: t('line.title') });

/** One line of a carrier's bill. */
export const Page = () => {
  const { t } = useTranslation('freight-costs-console');
  const { id = '' } = useParams();
  const { currentData, error, refetch } = useGetFreightLineQuery({ params: { id } });
  if (error && !currentData)
    return <LoadFailed error={error} title={t('line.failed')} onRetry={() => void refetch()} />;
  if (!currentData) return <DetailSkeleton label={t('loading')} />;
  return (
    <Stack gap="4">
      <Row gap="3" wrap>
        <Heading level={1} size="xl">
          {currentData.number || t('line.noNumber')}
        </Heading>
        <LineBadges line={currentData} />
      </Row>
      <LineActions line={currentData} />
      <LineFacts line={currentData} />
    </Stack>
  );
};
