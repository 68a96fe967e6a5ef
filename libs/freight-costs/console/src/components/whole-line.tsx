import { useTranslation } from 'react-i18next';
import { useGetFreightLineQuery } from '@caravan/freight-costs/api';
import { Loading, Skeleton, Stack } from '@caravan/ui-kit';
import { LoadFailed } from '@caravan/web-core';
import { LineActions } from './line-actions.tsx';
import { LineFacts } from './line-facts.tsx';

/** A line with its buttons first, and then both sides. */
export const WholeLine = ({ id, onDone }: { id: string; onDone?: () => void }) => {
  const { t } = useTranslation('freight-costs-console');
  const { currentData, error, refetch } = useGetFreightLineQuery(
    { params: { id } },
    { refetchOnMountOrArgChange: true },
  );
  if (error && !currentData)
    return <LoadFailed part error={error} title={t('line.failed')} onRetry={() => void refetch()} />;
  if (!currentData)
    return (
      <Loading label={t('loading')}>
        <Skeleton part="2-3" />
      </Loading>
    );
  return (
    <Stack gap="4">
      <LineActions line={currentData} onDone={onDone} />
      <LineFacts line={currentData} />
    </Stack>
  );
};
