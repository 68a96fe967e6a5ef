import { Card, Loading, Skeleton, Stack } from '@caravan/ui-kit';

export const OutcomeSkeleton = ({ label }: { label: string }) => (
  <Loading label={label}>
    <Card space="roomy">
      <Stack gap="6">
        <Skeleton shape="card" />
        <Skeleton shape="heading" />
        <Skeleton part="3-4" />
        <Skeleton part="1-2" />
      </Stack>
    </Card>
  </Loading>
);
