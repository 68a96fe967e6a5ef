import { Loading, Page, Skeleton, Stack } from '@caravan/ui-kit';
import { useTexts } from '@caravan/web-core';

/** The shape of the page on which a package is put together. */
export const PackSkeleton = () => {
  const t = useTexts('warehouse-packages');
  return (
    <Page>
      <Loading label={t('pack.loading')}>
        <Stack gap="6">
          <Skeleton shape="heading" part="1-3" />
          <Skeleton shape="card" />
          <Skeleton shape="card" />
          <Skeleton shape="card" />
        </Stack>
      </Loading>
    </Page>
  );
};
