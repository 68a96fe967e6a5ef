import {
  Avatar,
  Badge,
  Chip,
  CopyButton,
  Disclosure,
  IconButton,
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
import { Sample } from './part.tsx';

/** Menus, tabs, pages, and the small pieces beside them. */
export const NavigationSamples = () => (
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
          <CopyButton value="CV-2611-048213" label="Copy order number" />
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
