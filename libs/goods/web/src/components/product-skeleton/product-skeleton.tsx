import { Grid, Loading, Skeleton, Stack } from '@caravan/ui-kit';
import { useTexts } from '@caravan/web-core';

/** The product page's shape while the shop's page is read. */
export const ProductSkeleton = () => {
  const t = useTexts('goods');
  return (
    <Loading label={t('product.loading')}>
      <Grid columns={{ base: 1, md: 2 }} gap="8" align="start">
        <Skeleton shape="photo" />
        <Stack gap="6">
          <Skeleton shape="heading" />
          <Skeleton shape="heading" part="1-3" />
          <Skeleton part="1-2" />
          <Skeleton shape="control" />
          <Skeleton shape="control" />
          <Skeleton shape="card" />
        </Stack>
      </Grid>
    </Loading>
  );
};
