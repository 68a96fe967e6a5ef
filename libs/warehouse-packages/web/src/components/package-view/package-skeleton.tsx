import { Grid, Loading, Page, Skeleton, Stack } from '@caravan/ui-kit';
import { useTexts } from '@caravan/web-core';

/** The shape of a package's page. */
export const PackageSkeleton = () => {
  const t = useTexts('warehouse-packages');
  return (
    <Page>
      <Loading label={t('package.loading')}>
        <Stack gap="4">
          <Skeleton part="1-4" />
          <Skeleton shape="heading" part="1-2" />
          <Skeleton shape="card" />
          <Grid columns={{ base: 1, md: '2-1' }} align="start">
            <Stack gap="4">
              <Skeleton shape="card" />
              <Skeleton shape="card" />
            </Stack>
            <Skeleton shape="card" />
          </Grid>
        </Stack>
      </Loading>
    </Page>
  );
};
