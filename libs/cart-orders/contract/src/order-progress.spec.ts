import { maxPackageItems } from '@caravan/content/contract';
import { expect, test } from 'vitest';
import { progressOf } from './order-progress.ts';
import type { OrderLine } from './orders.schema.ts';
import { anOrderLine, aPlace } from './testing/cart-orders.factory.ts';

const received = { item_id: 'item_1', received_at: '2026-11-22T08:00:00.000Z' };
const at = (place: OrderLine['place']) => anOrderLine({ received, place });
const unpaid = aPlace('packed', { package_status: 'pending_payment' });
const nothing = { in_packages: false, disposed_in_part: false, lost_in_part: false };

test.each([
  ['no lines', [], { arrived: 0, on_shelf: 0, expected: 0, stage: 'shelf', ...nothing }],
  ['a line that is to come', [anOrderLine()], { arrived: 0, on_shelf: 0, expected: 1, stage: 'shelf', ...nothing }],
  [
    'a line that arrived, one that did not, and one that was refunded',
    [at(aPlace('arrived')), anOrderLine(), anOrderLine({ refunded: true, place: null })],
    { arrived: 1, on_shelf: 1, expected: 2, stage: 'shelf', ...nothing },
  ],
  [
    'pieces on the shelf of a line that is not complete',
    [anOrderLine({ receipts: [{ ...received, quantity: 1, place: aPlace('arrived') }], place: aPlace('bought') })],
    { arrived: 0, on_shelf: 0, expected: 1, stage: 'shelf', ...nothing },
  ],
  ['a package to be paid', [at(unpaid), at(aPlace('shipped'))], { stage: 'unpaid', in_packages: true }],
  ['a packed and a received line', [at(aPlace('packed')), at(aPlace('received'))], { stage: 'packed' }],
  ['a shipped and a received line', [at(aPlace('shipped')), at(aPlace('received'))], { stage: 'shipped' }],
  ['goods on their way back', [at(aPlace('returning')), at(aPlace('received'))], { stage: 'returning' }],
  ['a received and a refunded line', [at(aPlace('received')), anOrderLine({ place: null })], { stage: 'received' }],
  ['goods that went back', [at(aPlace('returned'))], { stage: 'returned', in_packages: false }],
  [
    'a received and a disposed line',
    [at(aPlace('received')), at(aPlace('disposed'))],
    { stage: 'received', disposed_in_part: true },
  ],
  [
    'a received and a lost line',
    [at(aPlace('received')), at(aPlace('lost'))],
    { stage: 'received', lost_in_part: true, disposed_in_part: false },
  ],
  ['nothing but lost goods', [at(aPlace('lost')), anOrderLine({ place: null })], { stage: 'lost' }],
  ['nothing but disposed goods', [at(aPlace('disposed')), anOrderLine({ place: null })], { stage: 'disposed' }],
] as const)('the progress of %s', (_, lines, expected) => {
  expect(progressOf(lines)).toMatchObject(expected);
});

test('the items on the shelf are named, as many as a package takes', () => {
  const lines = Array.from({ length: maxPackageItems + 1 }, (_, index) =>
    anOrderLine({ id: `${index}`, received: { ...received, item_id: `item_${index}` } }),
  );
  const { on_shelf, shelf_items } = progressOf([at(aPlace('packed')), ...lines]);
  expect(on_shelf).toBe(maxPackageItems + 1);
  expect(shelf_items).toEqual(lines.slice(0, maxPackageItems).map(({ received: last }) => last?.item_id));
});
