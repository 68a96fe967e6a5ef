import { useTranslation } from 'react-i18next';
import { Card, Loading, Skeleton, Stack } from '@caravan/ui-kit';

/** Has the height of a panel with this many fields. */
export const PanelSkeleton = ({ fields }: { fields: number }) => {
  const { t } = useTranslation('account');
  return (
    <Card>
      <Loading label={t('loading')}>
        <Stack gap="4">
          {Array.from({ length: fields }, (_, index) => (
            <Stack key={index} gap="2">
              <Skeleton shape="text" part="1-4" />
              <Skeleton shape="control" />
            </Stack>
          ))}
        </Stack>
      </Loading>
    </Card>
  );
};
