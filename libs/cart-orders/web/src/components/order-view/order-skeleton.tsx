import { Grid, Loading, Page, Skeleton, Stack } from '@caravan/ui-kit';
import { useTexts } from '@caravan/web-core';

/** The shape of an order's page. */
export const OrderSkeleton = () => {
  const t = useTexts('cart-orders');
  return (
    <Page>
      <Loading label={t('order.loading')}>
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
