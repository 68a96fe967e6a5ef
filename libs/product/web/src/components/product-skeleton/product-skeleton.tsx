import { useTranslation } from 'react-i18next';
import { Grid, Loading, Skeleton, Stack } from '@caravan/ui-kit';

/** The placeholder of the product page while the shop's page is being read. */
export const ProductSkeleton = () => {
  const { t } = useTranslation('product');
  return (
    <Loading label={t('product.loading')}>
      <Grid columns={{ base: 1, sm: 2 }} gap="8" align="start">
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
