import { Card, CardPart, Loading, Row, Skeleton, Stack } from '@caravan/ui-kit';
import { useTexts } from '@caravan/web-core';

const CardShape = () => (
  <Card space="none">
    <CardPart space="tight">
      <Row gap="3">
        <Skeleton part="1-3" />
        <Skeleton shape="badge" />
      </Row>
    </CardPart>
    <CardPart>
      <Stack gap="3">
        <Row gap="2">
          <Skeleton shape="thumb" />
          <Skeleton shape="thumb" />
        </Row>
        <Skeleton part="1-2" />
      </Stack>
    </CardPart>
    <CardPart space="tight">
      <Skeleton part="2-3" />
    </CardPart>
  </Card>
);

/** The shape of a list of packages. */
export const PackagesSkeleton = () => {
  const t = useTexts('warehouse-packages');
  return (
    <Loading label={t('packages.loading')}>
      <Stack gap="4">
        <CardShape />
        <CardShape />
        <CardShape />
      </Stack>
    </Loading>
  );
};
