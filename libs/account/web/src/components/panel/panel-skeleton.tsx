import { Card, Loading, Skeleton, Stack } from '@caravan/ui-kit';
import { useTexts } from '@caravan/web-core';

/** Takes the room of a panel with so many fields. */
export const PanelSkeleton = ({ fields }: { fields: number }) => {
  const t = useTexts('account');
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
