import { useTranslation } from 'react-i18next';
import { Loading, Skeleton, Stack } from '@caravan/ui-kit';

export const MethodsSkeleton = () => {
  const { t } = useTranslation('fund-payment');
  return (
    <Loading label={t('methods.loading')}>
      <Stack gap="3">
        <Skeleton part="1-3" />
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} shape="row" />
        ))}
      </Stack>
    </Loading>
  );
};
