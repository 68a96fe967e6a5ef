import { hour } from '@caravan/kernel';
import type { PackageEvent, Parcel, PublicTracking } from '@caravan/warehouse-packages/contract';
import { aQuote } from '@caravan/shipping/contract/testing';
import {
  aClaim,
  anInsurance,
  aPackageExtra,
  aParcel,
  aParcelItem,
  aTrackingEvent,
  aWeighing,
} from '@caravan/warehouse-packages/contract/testing';
import { exampleStore } from './example-store.ts';

/** Hours from now; negative for the past. */
const at = (hours: number): string => new Date(Date.now() + hours * hour).toISOString();

type Past = [event: PackageEvent, status: Parcel['status'], hours: number, by?: Parcel['timeline'][number]['by']];

const past = (...events: Past[]): Parcel['timeline'] =>
  events.map(([event, status, hours, by]) => ({ event, status, at: at(hours), by: by ?? 'shopper', note: null }));

const goods = (...ids: string[]): Parcel['items'] =>
  exampleStore()
    .filter(({ id }) => ids.includes(id))
    .map(aParcelItem);

const tracking = (events: NonNullable<Parcel['tracking']>['events'] = []): Parcel['tracking'] => ({
  carrier: 'China Post',
  number: 'LX123456785CN',
  url: 'https://track.example/LX123456785CN',
  events,
});

/** Packages in every status. */
export const examplePackages = (): Parcel[] => [
  aParcel({
    number: 'PK2611PAYME01',
    items: goods('chime', 'cup'),
    created_at: at(-3),
    expires_at: at(21),
    timeline: past(['created', 'pending_payment', -3]),
    packing_note: 'Please leave out the shoe box.',
  }),
  aParcel({
    number: 'PK2611READY02',
    status: 'to_be_delivered',
    items: goods('tea'),
    fee: aQuote({ storage_fen: 350, packing_fen: 300, fee_fen: 15_450 }),
    packing_options: [
      { kind: 'vacuum', price_fen: 300 },
      { kind: 'gift', price_fen: 0 },
    ],
    created_at: at(-20),
    paid_at: at(-19),
    timeline: past(['created', 'pending_payment', -20], ['paid', 'to_be_delivered', -19]),
    actions: ['cancel'],
  }),
  aParcel({
    number: 'PK2611HEAVY07',
    status: 'to_be_delivered',
    items: goods('lamp'),
    weighing: aWeighing({ at: at(-2) }),
    extra: aPackageExtra({ ref: 'PK2611HEAVY07-1', created_at: at(-2), due_at: at(166) }),
    created_at: at(-30),
    paid_at: at(-29),
    timeline: past(
      ['created', 'pending_payment', -30],
      ['paid', 'to_be_delivered', -29],
      ['weighed', 'to_be_delivered', -2, 'staff'],
    ),
    actions: ['pay_extra', 'cancel'],
  }),
  aParcel({
    number: 'PK2611AWAY003',
    status: 'pending_receipt',
    items: goods('lamp', 'cup', 'tea', 'tote', 'pouch'),
    created_at: at(-200),
    paid_at: at(-199),
    shipped_at: at(-150),
    done_by: at(570),
    tracking: tracking([
      aTrackingEvent({
        at: at(-20),
        place: 'Frankfurt',
        text: 'Eingangszollabfertigung',
        lang: 'de',
        stage: 'customs',
      }),
      aTrackingEvent({ at: at(-100), stage: 'departed' }),
      aTrackingEvent({ at: at(-148), text: 'Accepted by the carrier', stage: 'picked_up' }),
    ]),
    timeline: past(
      ['created', 'pending_payment', -200],
      ['paid', 'to_be_delivered', -199],
      ['shipped', 'pending_receipt', -150, 'staff'],
    ),
    actions: ['receive'],
  }),
  aParcel({
    number: 'PK2611DONE004',
    status: 'done',
    items: goods('tote'),
    created_at: at(-900),
    paid_at: at(-899),
    shipped_at: at(-850),
    done_at: at(-300),
    insurance: anInsurance(),
    claims: [
      aClaim({
        ref: 'PK2611DONE004-C1',
        state: 'approved',
        paid_fen: 12_000,
        note: 'The strap can be mended, so we pay a part.',
        created_at: at(-290),
        decided_at: at(-280),
      }),
    ],
    claimable: { kinds: ['damaged', 'missing'], max_fen: 13_800, lost_from: at(-400) },
    tracking: tracking(),
    timeline: past(
      ['created', 'pending_payment', -900],
      ['paid', 'to_be_delivered', -899],
      ['shipped', 'pending_receipt', -850, 'staff'],
      ['received', 'done', -300],
    ),
    actions: ['review'],
  }),
  aParcel({
    number: 'PK2611TOLD005',
    status: 'done',
    items: goods('pouch'),
    created_at: at(-1_900),
    paid_at: at(-1_899),
    shipped_at: at(-1_850),
    done_at: at(-1_300),
    tracking: tracking(),
    review: { text: 'Well wrapped, and a day early.', anonymous: true, image: null, created_at: at(-1_290) },
    timeline: past(
      ['created', 'pending_payment', -1_900],
      ['paid', 'to_be_delivered', -1_899],
      ['shipped', 'pending_receipt', -1_850, 'staff'],
      ['received_by_time', 'done', -1_300, 'system'],
    ),
    actions: [],
  }),
  aParcel({
    number: 'PK2611GONE006',
    status: 'cancelled',
    items: goods('cup'),
    created_at: at(-500),
    paid_at: at(-499),
    timeline: past(
      ['created', 'pending_payment', -500],
      ['paid', 'to_be_delivered', -499],
      ['cancelled', 'cancelled', -480],
    ),
    actions: [],
  }),
];

/** Everyone who has the link sees this of a package on its way. */
export const exampleTracking: PublicTracking = {
  number: 'PK2611A1B2C3D',
  status: 'pending_receipt',
  dispatch_by: null,
  arrives: { from: '2026-12-02T08:00:00.000Z', to: '2026-12-06T08:00:00.000Z' },
  tracking: {
    carrier: 'China Post',
    number: 'LX123456785CN',
    url: 'https://track.example/LX123456785CN',
    stages: [
      { at: '2026-11-24T08:00:00.000Z', zoned: true, stage: 'arrived' },
      { at: '2026-11-23T08:00:00.000Z', zoned: true, stage: 'departed' },
    ],
  },
  timeline: [
    { status: 'pending_payment', event: 'created', at: '2026-11-20T08:00:00.000Z' },
    { status: 'to_be_delivered', event: 'paid', at: '2026-11-20T09:00:00.000Z' },
    { status: 'pending_receipt', event: 'shipped', at: '2026-11-22T08:00:00.000Z' },
  ],
};
