import type { Order, OrderEvent } from '@caravan/cart-orders/contract';
import { anOrder, anOrderLine, aPlace, aLineQuestion, aQuestion } from '@caravan/cart-orders/contract/testing';
import { day, hour } from '@caravan/kernel';

const noPhotos = { count: 0, note: '', fee_fen: 0 };

/** Hours from now; negative for the past. */
const at = (hours: number): string => new Date(Date.now() + hours * hour).toISOString();

type Past = [event: OrderEvent, status: Order['status'], hours: number, note?: string];

const byOf = (event: OrderEvent): Order['timeline'][number]['by'] => {
  if (event === 'expired') return 'system';
  return ['placed', 'paid', 'refund_requested', 'refund_withdrawn'].includes(event) ? 'shopper' : 'staff';
};

const past = (...events: Past[]): Order['timeline'] =>
  events.map(([event, status, hours, note]) => ({ event, status, at: at(hours), by: byOf(event), note: note ?? null }));

const tote = () =>
  anOrderLine({
    id: 'tote',
    name: '帆布托特包 Canvas tote, waxed',
    shop_name: '山野帆布行',
    spec: 'Colour: Ink blue / Size: L',
    note: 'The darker blue, please.',
    photo: { count: 3, note: 'The seams inside', fee_fen: 600 },
  });
const pouch = () =>
  anOrderLine({
    id: 'pouch',
    name: 'Pencil pouch',
    shop_name: '山野帆布行',
    spec: 'Colour: Natural',
    unit_price_fen: 2_400,
    quantity: 1,
    photo: noPhotos,
  });
const lamp = () =>
  anOrderLine({
    id: 'lamp',
    platform: 'jd',
    url: 'https://item.jd.com/100012043978.html',
    name: 'Desk lamp with a warm and a cold light',
    shop_name: 'Bright Home flagship store',
    spec: '',
    unit_price_fen: 19_900,
    listed_price_fen: 23_900,
    price_change: {
      unit_price_fen: 19_900,
      domestic_shipping_fen: 0,
      reason: 'negotiated',
      text: 'Agreed with the shop by chat on Monday',
    },
    quantity: 1,
    domestic_shipping_fen: 0,
    photo: noPhotos,
  });
const cups = () =>
  ['White', 'Blue', 'Green', 'Red', 'Black', 'Sand'].map((colour) =>
    anOrderLine({
      id: `cup-${colour}`,
      name: `Enamel cup, ${colour}`,
      shop_name: 'Tea house',
      spec: colour,
      unit_price_fen: 3_500,
      quantity: 1,
      photo: noPhotos,
    }),
  );

/** The times of an order, in hours from now, and the fields that depend on them. */
const paidAgo = (hours: number): Partial<Order> => ({
  created_at: at(-hours - 2),
  expires_at: at(-hours - 2 + day / hour),
  paid_at: at(-hours),
  review_due_at: at(-hours + 5),
  refundable_until: at(-hours + 72),
});

/** Orders in every status, with all optional parts. */
export const exampleOrders = (): Order[] => [
  anOrder({
    number: 'CV2611PAYME01',
    lines: [tote(), pouch()],
    created_at: at(-3),
    expires_at: at(21),
    timeline: past(['placed', 'pending_payment', -3]),
    contact: { name: 'Ada Example', phone: '+44 20 7946 0000', im: 'WhatsApp +44 7700 900000' },
    note: 'Please buy all of it or nothing.',
  }),
  anOrder({
    number: 'CV2611PAYME02',
    lines: [lamp()],
    price_review: 'waiting',
    created_at: at(-23),
    expires_at: at(0.4),
    timeline: past(['placed', 'pending_payment', -23]),
  }),
  anOrder({
    ...paidAgo(2),
    number: 'CV2611PAID003',
    status: 'paid',
    lines: [lamp()],
    price_review: 'waiting',
    refundable_fen: 19_900,
    timeline: past(['placed', 'pending_payment', -4], ['paid', 'paid', -2]),
    actions: ['request_refund'],
  }),
  anOrder({
    ...paidAgo(26),
    number: 'CV2611ASKED10',
    status: 'paid',
    lines: [{ ...pouch(), domestic_shipping_fen: 0, domestic_shipping_stated: false }],
    question: aQuestion({ asked_at: at(-20), due_at: at(52), text: 'It is sent in a wooden box.' }),
    refundable_fen: 2_400,
    timeline: past(['placed', 'pending_payment', -28], ['paid', 'paid', -26], ['question_asked', 'paid', -20]),
    actions: ['answer_question', 'request_refund'],
  }),
  anOrder({
    ...paidAgo(27),
    number: 'CV2611GONE011',
    status: 'paid',
    lines: [tote(), pouch()],
    question: aLineQuestion({
      line_id: tote().id,
      asked_at: at(-3),
      due_at: at(69),
      text: 'It may be back in two weeks.',
    }),
    refundable_fen: 28_400,
    timeline: past(['placed', 'pending_payment', -29], ['paid', 'paid', -27], ['question_asked', 'paid', -3]),
    actions: ['answer_question', 'request_refund'],
  }),
  anOrder({
    ...paidAgo(30),
    number: 'CV2611PROC004',
    status: 'processing',
    lines: [tote(), pouch()],
    refundable_fen: 29_000,
    timeline: past(['placed', 'pending_payment', -32], ['paid', 'paid', -30], ['processing', 'processing', -26]),
    actions: ['request_refund'],
  }),
  anOrder({
    ...paidAgo(100),
    number: 'CV2611LATE005',
    status: 'processing',
    lines: [{ ...tote(), received: { item_id: 'item_1', received_at: at(-6) }, place: aPlace('arrived') }, pouch()],
    timeline: past(
      ['placed', 'pending_payment', -102],
      ['paid', 'paid', -100],
      ['processing', 'processing', -96],
      ['received', 'processing', -6],
    ),
    actions: [],
  }),
  anOrder({
    ...paidAgo(200),
    number: 'CV2611STOCK06',
    status: 'in_stock',
    lines: cups().map((line, index) => ({
      ...line,
      received: { item_id: `item_${index}`, received_at: at(-20) },
      place: aPlace('arrived'),
    })),
    timeline: past(
      ['placed', 'pending_payment', -202],
      ['paid', 'paid', -200],
      ['processing', 'processing', -196],
      ['in_stock', 'in_stock', -20],
    ),
    actions: ['pack'],
  }),
  anOrder({
    ...paidAgo(4_500),
    number: 'CV2611SPENT12',
    status: 'in_stock',
    lines: [
      {
        ...pouch(),
        received: { item_id: 'item_12', received_at: at(-4_400) },
        place: aPlace('disposed', { disposed_at: at(-30) }),
      },
    ],
    timeline: past(
      ['placed', 'pending_payment', -4_502],
      ['paid', 'paid', -4_500],
      ['processing', 'processing', -4_490],
      ['in_stock', 'in_stock', -4_400],
    ),
    actions: [],
  }),
  anOrder({
    ...paidAgo(20),
    number: 'CV2611REFND07',
    status: 'refund_processing',
    lines: [tote()],
    refundable_fen: 26_600,
    refund: {
      reason: 'I ordered the wrong size.',
      amount_fen: 26_600,
      requested_at: at(-5),
      decided_at: null,
      note: null,
      outcome: 'waiting',
    },
    timeline: past(
      ['placed', 'pending_payment', -22],
      ['paid', 'paid', -20],
      ['refund_requested', 'refund_processing', -5],
    ),
    actions: ['cancel_refund'],
  }),
  anOrder({
    ...paidAgo(300),
    number: 'CV2611DONE008',
    status: 'refunded',
    lines: [{ ...tote(), refunded: true, place: null }],
    refunded_fen: 26_600,
    refund: {
      reason: 'I ordered the wrong size.',
      amount_fen: 26_600,
      requested_at: at(-290),
      decided_at: at(-280),
      note: 'Given back to your balance.',
      outcome: 'approved',
    },
    timeline: past(
      ['placed', 'pending_payment', -302],
      ['paid', 'paid', -300],
      ['refund_requested', 'refund_processing', -290],
      ['refunded', 'refunded', -280, 'Given back to your balance.'],
    ),
    actions: [],
  }),
  anOrder({
    number: 'CV2611GONE009',
    status: 'cancelled',
    lines: cups().slice(0, 2),
    created_at: at(-400),
    expires_at: at(-376),
    timeline: past(['placed', 'pending_payment', -400], ['expired', 'cancelled', -376]),
    actions: [],
  }),
];
