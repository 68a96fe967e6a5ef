import { useTranslation } from 'react-i18next';
import { Loading, Page, Skeleton, Stack } from '@caravan/ui-kit';

/** The placeholder of the packing page. */
export const PackSkeleton = () => {
  const { t } = useTranslation('warehouse-packages');
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
