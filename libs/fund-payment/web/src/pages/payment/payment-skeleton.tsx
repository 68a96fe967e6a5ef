import { useTranslation } from 'react-i18next';
import { Grid, Loading, Skeleton, Stack } from '@caravan/ui-kit';

export const PaymentSkeleton = () => {
  const { t } = useTranslation('fund-payment');
  return (
    <Loading label={t('pay.loading')}>
      <Stack gap="6">
        <Skeleton shape="heading" />
        <Grid columns={{ base: 1, md: '3-2' }} gap="6" align="start">
          <Stack gap="6">
            <Skeleton shape="card" />
            <Skeleton shape="card" />
          </Stack>
          <Skeleton shape="card" />
        </Grid>
      </Stack>
    </Loading>
  );
};
