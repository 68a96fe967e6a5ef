import {
  Banner,
  Button,
  ButtonLink,
  Card,
  EmptyCartDrawing,
  EmptyState,
  ErrorView,
  Grid,
  Grow,
  Link,
  Loading,
  Row,
  WarehouseDrawing,
  Skeleton,
  Stack,
} from '../../src/index.ts';
import { Part } from './part.tsx';

const OrderSkeleton = () => (
  <Card>
    <Loading label="Loading your orders">
      <Stack gap="4">
        <Row justify="between">
          <Skeleton shape="heading" part="1-2" />
          <Skeleton shape="badge" />
        </Row>
        <Row>
          <Skeleton shape="thumb" />
          <Grow>
            <Skeleton />
            <Skeleton part="1-2" />
          </Grow>
        </Row>
        <Skeleton shape="control" part="1-3" />
      </Stack>
    </Loading>
  </Card>
);

export const StatesPart = () => (
  <Part id="states" title="States" text="Loading, empty, failed, and what to know.">
    <Stack gap="3">
      <Banner tone="info" action={<Link to="#states">Send again</Link>}>
        Your e-mail is not verified yet.
      </Banner>
      <Banner tone="warning" title="Two days of free storage left">
        After that each item costs ¥0.50 a day.
      </Banner>
      <Banner tone="danger" title="The payment did not go through" action={<Button size="sm">Try again</Button>}>
        Nothing was charged. You can use another card or your balance.
      </Banner>
      <Banner tone="success">Your address has been saved.</Banner>
    </Stack>
    <Grid columns={{ base: 1, md: 3 }}>
      <Card space="none">
        <EmptyState
          drawing={<EmptyCartDrawing />}
          title="Your cart is empty"
          level={3}
          action={<ButtonLink to="#front">Paste a link</ButtonLink>}
        >
          Paste the link of a product to begin.
        </EmptyState>
      </Card>
      <Card space="none">
        <EmptyState
          drawing={<WarehouseDrawing />}
          level={3}
          action={
            <ButtonLink to="#front" variant="secondary">
              See your orders
            </ButtonLink>
          }
        >
          Your warehouse is empty. Goods that we receive for you appear here.
        </EmptyState>
      </Card>
      <Card space="none">
        <ErrorView
          level={3}
          title="We could not load your orders"
          text="Check your connection and try again."
          action={<Button variant="secondary">Try again</Button>}
        />
      </Card>
    </Grid>
    <Grid columns={{ base: 1, md: 2 }}>
      <OrderSkeleton />
      <Card space="none">
        <ErrorView
          level={3}
          status={404}
          title="This page could not be found"
          text="Sorry, we could not find the page you were looking for."
          action={<ButtonLink to="#front">Back to home</ButtonLink>}
        />
      </Card>
    </Grid>
  </Part>
);
