import { useState } from 'react';
import {
  Breadcrumbs,
  Button,
  ButtonLink,
  Card,
  CountBadge,
  Grid,
  IconButton,
  IconLink,
  Link,
  Row,
  Stack,
  Text,
} from '../../src/index.ts';
import { NavigationSamples } from './navigation.tsx';
import { Part, Sample } from './part.tsx';

const BusyButton = () => {
  const [busy, setBusy] = useState(false);
  const work = () => {
    setBusy(true);
    setTimeout(() => setBusy(false), 2000);
  };
  return (
    <Button busy={busy} onClick={work} icon="cart">
      Add to cart
    </Button>
  );
};

const Buttons = () => (
  <Stack gap="6">
    <Sample title="Buttons">
      <Row wrap gap="3">
        <Button>Place order</Button>
        <Button variant="secondary">Save for later</Button>
        <Button variant="ghost">Cancel</Button>
        <Button variant="danger" icon="trash">
          Delete address
        </Button>
        <BusyButton />
        <Button busy>Paying</Button>
        <Button disabled>Not yet</Button>
      </Row>
    </Sample>
    <Sample title="Sizes, links, icons">
      <Row wrap gap="3">
        <Button size="sm">Small</Button>
        <Button size="md">Medium</Button>
        <Button size="lg">Large</Button>
        <ButtonLink to="#actions" variant="secondary" iconAfter="arrow-right">
          Go to cart
        </ButtonLink>
        <IconButton icon="edit" label="Edit" />
        <IconButton icon="trash" label="Remove" variant="secondary" />
        <IconButton icon="arrow-up" label="Back to top" shape="round" variant="secondary" />
        <IconLink to="#actions" icon="cart" label="Cart, 3 items" badge={<CountBadge count={3} />} />
        <IconLink
          to="#actions"
          icon="mail"
          label="Letters, 99+ unread"
          badge={<CountBadge count={120} />}
          variant="secondary"
        />
      </Row>
    </Sample>
    <Sample title="Links">
      <Text>
        Read <Link to="#actions">how buying works</Link>, or see it at{' '}
        <Link href="https://example.com" newTab external>
          the shop
        </Link>
        .
      </Text>
      <Breadcrumbs
        label="Breadcrumbs"
        crumbs={[{ label: 'Home', to: '#' }, { label: 'Help centre', to: '#actions' }, { label: 'Storage' }]}
      />
    </Sample>
  </Stack>
);

export const ActionsPart = () => (
  <Part id="actions" title="Actions" text="One filled action in a band, everything else quieter.">
    <Grid columns={{ base: 1, md: 2 }}>
      <Card>
        <Buttons />
      </Card>
      <Card>
        <NavigationSamples />
      </Card>
    </Grid>
  </Part>
);
