import {
  Button,
  ButtonLink,
  Card,
  CardPart,
  CopyButton,
  DescriptionList,
  FreeDaysRing,
  Grid,
  Heading,
  Image,
  Money,
  RecordCard,
  Row,
  Sparkline,
  Stack,
  StatusBadge,
  Text,
  ThumbRow,
  Timeline,
  TurnNote,
} from '../../src/index.ts';
import styles from '../gallery.module.css';
import { Part } from './part.tsx';
import { Lines } from './shipping-methods.tsx';

const OrderCard = () => (
  <RecordCard
    titleId="gallery-order"
    head={
      <>
        <Row gap="1">
          <Text as="span" id="gallery-order" weight="bold" numeric>
            CV-2611-048213
          </Text>
          <CopyButton value="CV-2611-048213" label="Copy order number" />
        </Row>
        <StatusBadge tone="success">In stock</StatusBadge>
        <Text size="sm" tone="muted" numeric>
          Placed 12 Nov 2026
        </Text>
      </>
    }
    sum={<Money fen={25_800} size="lg" strong />}
    next={
      <TurnNote turn="you" lead="Your turn.">
        Everything is in our warehouse. Pack it for shipping.
      </TurnNote>
    }
    actions={<Button icon="box">Pack it</Button>}
  >
    <ThumbRow
      thumbs={['Canvas tote, waxed, two pockets', 'Desk lamp', 'Tea set', 'Blue bowl', 'Brass tray'].map(
        (name, index) => ({
          key: name,
          name,
          quantity: index + 1,
          src: undefined,
        }),
      )}
    />
  </RecordCard>
);

const OrderTimeline = () => (
  <Card>
    <Timeline
      label="What happened"
      stateTexts={{ done: 'Done:', current: 'Now:', next: 'Next:', stopped: 'Ended:' }}
      nodes={[
        {
          key: 'paid',
          state: 'done',
          title: 'Paid',
          text: 'We review within 5 working hours.',
          time: { iso: '2026-11-12T09:14', text: '12 Nov 09:14' },
        },
        {
          key: 'bought',
          state: 'done',
          title: 'Bought',
          time: { iso: '2026-11-12T11:02', text: '12 Nov 11:02' },
        },
        {
          key: 'stock',
          state: 'current',
          title: 'In our warehouse',
          text: '1.24 kg · 32 × 28 × 9 cm · you act next',
          time: { iso: '2026-11-16T15:40', text: '16 Nov 15:40' },
        },
        { key: 'ship', state: 'next', title: 'Packed and shipped' },
      ]}
    />
  </Card>
);

const stored = [
  { name: 'Canvas tote', text: '1.24 kg · 26 days free', left: 26 },
  { name: 'Desk lamp', text: '0.86 kg · 6 days free', left: 6 },
  { name: 'Tea set, 6 pieces', text: '2.10 kg · 2 days, then ¥0.50 a day', left: 2 },
];

const Wallet = () => (
  <Card tone="panel">
    <div className={styles.walletBody}>
      <Stack gap="1">
        <Text size="sm" tone="muted">
          Balance
        </Text>
        <Money fen={123_450} balance size="xl" />
      </Stack>
      <Sparkline
        values={[20, 21, 19, 30, 29, 27, 34, 25, 38, 36, 41]}
        label="Balance over 90 days, from ¥200.00 up to ¥1,234.50"
      />
      <Row>
        <Button variant="onPanel" icon="plus">
          Top up
        </Button>
      </Row>
    </div>
  </Card>
);

const Warehouse = () => (
  <Grid columns={{ base: 2, md: 4 }} gap="4">
    {stored.map(({ name, text, left }) => (
      <Card key={name} space="none" clip>
        <div className={styles.photo}>
          <Image src={undefined} alt="" ratio="1" radius="none" />
          <span className={styles.ring}>
            <FreeDaysRing left={left} label={`${left} days of free storage left`} />
          </span>
        </div>
        <CardPart space="tight">
          <Text weight="medium" truncate>
            {name}
          </Text>
          <Text size="sm" tone="muted" numeric>
            {text}
          </Text>
        </CardPart>
      </Card>
    ))}
    <div className={styles.wallet}>
      <Wallet />
    </div>
  </Grid>
);

const Summary = () => (
  <Card>
    <Stack gap="4">
      <Heading level={3}>Your order</Heading>
      <DescriptionList
        look="totals"
        items={[
          { key: 'goods', term: 'Goods', hint: '2 pieces from 1 shop', value: <Money fen={25_800} /> },
          { key: 'domestic', term: 'Domestic shipping', value: <Money fen={800} /> },
          {
            key: 'photos',
            term: 'Detail photos',
            hint: '3 × ¥2.00, not refunded once taken',
            value: <Money fen={600} />,
          },
          {
            key: 'total',
            term: 'You pay now',
            value: <Money fen={27_200} about="about $38.08, rate of 12 Nov" align="end" />,
            strong: true,
          },
        ]}
      />
      <ButtonLink to="#commerce" size="lg" full iconAfter="arrow-right">
        Check out
      </ButtonLink>
    </Stack>
  </Card>
);

export const CommercePart = () => (
  <Part id="commerce" title="Orders, warehouse, money" text="The pieces that carry the product.">
    <Grid columns={{ base: 1, md: '3-2' }}>
      <OrderCard />
      <OrderTimeline />
    </Grid>
    <Warehouse />
    <Grid columns={{ base: 1, md: '2-1' }} align="start">
      <Lines />
      <Summary />
    </Grid>
  </Part>
);
