import { Card, Grid, Loading, Skeleton, Stack } from '@caravan/ui-kit';
import { useTexts } from '@caravan/web-core';

/** The shape of a shelf. */
export const ShelfSkeleton = () => {
  const t = useTexts('warehouse-packages');
  return (
    <Loading label={t('store.loading')}>
      <Grid columns={{ base: 2, md: 3, lg: 4 }} gap="4">
        {Array.from({ length: 8 }, (_, index) => (
          <Card key={index} space="tight">
            <Stack gap="3">
              <Skeleton shape="square" />
              <Skeleton shape="heading" part="3-4" />
              <Skeleton part="1-2" />
              <Skeleton part="2-3" />
              <Skeleton shape="control" part="1-2" />
            </Stack>
          </Card>
        ))}
      </Grid>
    </Loading>
  );
};
