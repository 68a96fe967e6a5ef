import { Loading, Skeleton, Stack } from '@caravan/ui-kit';
import { useTexts } from '@caravan/web-core';

export const MethodsSkeleton = () => {
  const t = useTexts('fund-payment');
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
