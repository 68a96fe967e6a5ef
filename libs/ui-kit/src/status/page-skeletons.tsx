import { Card, CardPart } from '../layout/card.tsx';
import { Grid } from '../layout/grid.tsx';
import { Page } from '../layout/page.tsx';
import { Row } from '../layout/row.tsx';
import { Stack } from '../layout/stack.tsx';
import { Loading, Skeleton } from './skeleton.tsx';

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

/** The placeholder of a list of `RecordCard`s. */
export const RecordsSkeleton = ({ label }: { label: string }) => (
  <Loading label={label}>
    <Stack gap="4">
      <CardShape />
      <CardShape />
      <CardShape />
    </Stack>
  </Loading>
);

/** The placeholder of a `DetailPage`. */
export const DetailSkeleton = ({ label }: { label: string }) => (
  <Page>
    <Loading label={label}>
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
