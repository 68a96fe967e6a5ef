import { parcelSummaryOf, type Parcel } from '@caravan/warehouse-packages/contract';
import { aPackageExtra, aParcel, aWeighing } from '@caravan/warehouse-packages/contract/testing';
import { expect, test } from 'vitest';
import { nextStepOf } from './next-step.ts';
import { routeOf } from './package-route.ts';

const paid = '2026-11-20T09:00:00.000Z';
const now = Date.parse('2026-12-01T08:00:00.000Z');
const doneBy = '2026-12-21T08:00:00.000Z';

test.each<[string, Partial<Parcel>, ReturnType<typeof nextStepOf>, string]>([
  [
    'unpaid',
    {},
    { who: 'you', key: 'pay', by: '2026-11-21T08:00:00.000Z' },
    'created:current paid:next shipped:next received:next',
  ],
  [
    'paid',
    { status: 'to_be_delivered', paid_at: paid },
    { who: 'us', key: 'ship', by: null },
    'created:current shipped:next received:next',
  ],
  [
    'paid, with a date',
    { status: 'to_be_delivered', dispatch_by: doneBy },
    { who: 'us', key: 'shipBy', by: doneBy },
    'created:current shipped:next received:next',
  ],
  [
    'paid, and late',
    { status: 'to_be_delivered', dispatch_by: paid },
    { who: 'us', key: 'shipLate', by: paid },
    'created:current shipped:next received:next',
  ],
  [
    'held until the shopper pays more',
    { status: 'to_be_delivered', paid_at: paid, extra: aPackageExtra({ due_at: doneBy }), actions: ['pay_extra'] },
    { who: 'you', key: 'payExtra', by: doneBy },
    'created:current shipped:next received:next',
  ],
  [
    'held, and late',
    { status: 'to_be_delivered', paid_at: paid, extra: aPackageExtra({ due_at: paid }), actions: ['pay_extra'] },
    { who: 'you', key: 'payExtraLate', by: paid },
    'created:current shipped:next received:next',
  ],
  [
    'not carried by its method',
    { status: 'to_be_delivered', paid_at: paid, weighing: aWeighing({ outcome: 'refused' }) },
    { who: 'us', key: 'refused', by: null },
    'created:current shipped:next received:next',
  ],
  [
    'let go although its method refuses it',
    {
      status: 'to_be_delivered',
      paid_at: paid,
      weighing: aWeighing({ outcome: 'refused' }),
      timeline: [{ status: 'to_be_delivered', event: 'extra_waived', at: paid, by: 'staff', note: null }],
    },
    { who: 'us', key: 'ship', by: null },
    'extra_waived:current shipped:next received:next',
  ],
  [
    'away, and late',
    { status: 'pending_receipt', done_by: doneBy, arrives: { from: paid, to: paid } },
    { who: 'you', key: 'receiveLate', by: doneBy, arrives: { from: paid, to: paid } },
    'created:current received:next',
  ],
  [
    'away, and expected later',
    { status: 'pending_receipt', done_by: doneBy, arrives: { from: doneBy, to: doneBy } },
    { who: 'carrier', key: 'onItsWay', by: doneBy, arrives: { from: doneBy, to: doneBy } },
    'created:current received:next',
  ],
  [
    'away',
    { status: 'pending_receipt', done_by: doneBy },
    { who: 'you', key: 'receive', by: doneBy, arrives: null },
    'created:current received:next',
  ],
  ['there', { status: 'done', actions: ['review'] }, { who: 'you', key: 'review', by: null }, 'created:current'],
  ['reviewed', { status: 'done', actions: [] }, { who: 'nobody', key: 'done', by: null }, 'created:current'],
  [
    'cancelled before it was paid',
    { status: 'cancelled', actions: [] },
    { who: 'nobody', key: 'cancelled', by: null },
    'created:stopped',
  ],
  [
    'cancelled after it was paid',
    { status: 'cancelled', paid_at: paid, actions: [] },
    { who: 'nobody', key: 'cancelledRefunded', by: null },
    'created:stopped',
  ],
])('a package that is %s', (_name, over, step, route) => {
  const parcel = aParcel(over);
  expect(nextStepOf(parcelSummaryOf(parcel), now)).toEqual(step);
  expect(
    routeOf(parcel)
      .map(({ name, state }) => `${name}:${state}`)
      .join(' '),
  ).toBe(route);
});
