import { useTranslation } from 'react-i18next';
import { Card, Grid, Loading, Skeleton, Stack } from '@caravan/ui-kit';

/** The placeholder of the list of goods. */
export const WarehouseSkeleton = () => {
  const { t } = useTranslation('warehouse-packages');
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
