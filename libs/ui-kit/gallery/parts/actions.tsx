import { useState } from 'react';
import {
  Avatar,
  Badge,
  Breadcrumbs,
  Button,
  ButtonLink,
  Card,
  Chip,
  CopyButton,
  CountBadge,
  Disclosure,
  Grid,
  IconButton,
  IconLink,
  Link,
  Menu,
  Pagination,
  Row,
  Stack,
  StatusBadge,
  TabLinks,
  Tabs,
  Text,
  Tooltip,
} from '../../src/index.ts';
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

const Navigation = () => (
  <Stack gap="6">
    <Sample title="Menus">
      <Row wrap gap="6">
        <Menu
          label="Language"
          trigger="English"
          entries={[
            { key: 'en', label: 'English', current: true, onSelect: () => undefined },
            { key: 'zh', label: '中文', current: false, onSelect: () => undefined },
          ]}
        />
        <Menu
          label="Account"
          trigger={
            <Row gap="2">
              <Avatar name="Mara" />
              mara@example.com
            </Row>
          }
          align="end"
          entries={[
            { key: 'orders', label: 'Orders', icon: 'receipt', to: '#orders' },
            { key: 'store', label: 'Warehouse', icon: 'shelf', to: '#store' },
            { key: 'packages', label: 'Packages', icon: 'truck', to: '#packages' },
            { key: 'out', label: 'Sign out', icon: 'logout', separated: true, onSelect: () => undefined },
          ]}
        />
      </Row>
    </Sample>
    <Sample title="Status and small pieces">
      <Row wrap gap="2">
        <StatusBadge tone="warning">Pending payment</StatusBadge>
        <StatusBadge tone="info">Paid</StatusBadge>
        <StatusBadge tone="brand">Processing</StatusBadge>
        <StatusBadge tone="success">In stock</StatusBadge>
        <StatusBadge tone="neutral">Cancelled</StatusBadge>
        <StatusBadge tone="danger">Needs your answer</StatusBadge>
        <Badge tone="success">cheapest</Badge>
        <Badge>new</Badge>
      </Row>
      <Row wrap gap="3">
        <Chip icon="store">Taobao</Chip>
        <Chip tone="neutral" onRemove={() => undefined} removeLabel="Remove filter">
          In stock
        </Chip>
        <Row gap="1">
          <Text as="span" weight="bold" numeric>
            CV-2611-048213
          </Text>
          <CopyButton
            value="CV-2611-048213"
            label="Copy order number"
            copiedText="Copied"
            failedText="Could not copy"
          />
        </Row>
        <Avatar size="lg" name="Mara" />
        <Avatar size="lg" />
      </Row>
    </Sample>
    <Sample title="Views in one place, and a tip">
      <Tabs
        label="Orders"
        tabs={[
          { value: 'all', label: 'All', content: <Text>Every order.</Text> },
          { value: 'unpaid', label: 'Pending payment', content: <Text>What waits for you.</Text> },
          { value: 'stock', label: 'In stock', content: <Text>What can be packed.</Text> },
        ]}
      />
      <Tooltip text="Weighed on arrival">
        <IconButton icon="scale" label="Weight" title={undefined} />
      </Tooltip>
    </Sample>
    <Sample title="Views of a list, pages, and questions">
      <TabLinks
        label="Orders by status"
        tabs={[
          { to: '#all', name: 'All', count: 12, current: false },
          { to: '#pending', name: 'Pending payment', count: 2, current: true },
          { to: '#processing', name: 'Processing', count: 0, current: false },
          { to: '#stock', name: 'In stock', current: false },
        ]}
      />
      <Pagination
        page={4}
        pageCount={12}
        pathOf={(page) => `#page-${page}`}
        texts={{ label: 'Pages', previous: 'Previous page', next: 'Next page', page: (page) => `Page ${page}` }}
      />
      <div>
        <Disclosure summary="How long is storage free?" name="faq">
          Thirty days from the day it arrives. After that the fee is shown before it starts.
        </Disclosure>
        <Disclosure summary="Which goods cannot be shipped?" name="faq">
          Batteries alone, liquids, and what your country does not let in.
        </Disclosure>
      </div>
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
        <Navigation />
      </Card>
    </Grid>
  </Part>
);
