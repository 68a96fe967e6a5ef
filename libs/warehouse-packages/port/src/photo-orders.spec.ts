import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { photoLevels, photoNotes, photosDue, photosLeft, type OrderedService } from './photo-orders.ts';

const order = (over: Partial<OrderedService> = {}): OrderedService => ({
  number: 'SV1',
  kind: 'photos',
  status: 'paid',
  units: 3,
  note: '',
  photosBefore: 0,
  paidAt: new Date(1_000),
  ...over,
});
const unpaid = (units: number) => order({ status: 'pending_payment', units, photosBefore: null, paidAt: null });

describe('photos that are due', () => {
  test.each([
    ['paid with the goods', { arrivalPhotos: 0, photoCount: 2, photos: 0, services: [] }, 2],
    ['of all goods that arrive', { arrivalPhotos: 2, photoCount: 3, photos: 1, services: [] }, 4],
    ['all taken', { arrivalPhotos: 0, photoCount: 2, photos: 2, services: [] }, 0],
    ['more than paid', { arrivalPhotos: 0, photoCount: 2, photos: 5, services: [] }, 0],
    ['ordered on top of those with the goods', { arrivalPhotos: 0, photoCount: 2, photos: 0, services: [order()] }, 5],
    [
      'ordered when free ones were there',
      { arrivalPhotos: 0, photoCount: 0, photos: 4, services: [order({ photosBefore: 4 })] },
      3,
    ],
    [
      'two orders',
      { arrivalPhotos: 0, photoCount: 1, photos: 1, services: [order(), order({ number: 'SV2', units: 2 })] },
      5,
    ],
    ['an unpaid order', { arrivalPhotos: 0, photoCount: 0, photos: 0, services: [unpaid(3)] }, 0],
    ['a done order', { arrivalPhotos: 0, photoCount: 0, photos: 3, services: [order({ status: 'done' })] }, 0],
    [
      'another order after a done one',
      {
        arrivalPhotos: 0,
        photoCount: 0,
        photos: 3,
        services: [
          order({ status: 'done' }),
          order({ number: 'SV2', units: 2, photosBefore: 3, paidAt: new Date(2_000) }),
        ],
      },
      2,
    ],
  ])('%s', (_, state, due) => {
    expect(photosDue(state)).toBe(due);
  });
});

it('serves orders in the order of their payments', () => {
  const late = order({ number: 'SV1', units: 1, paidAt: new Date(2_000) });
  const early = order({ number: 'SV2', units: 4, paidAt: new Date(1_000) });
  expect(photoLevels(2, [late, early]).map(({ order: { number }, level }) => [number, level])).toEqual([
    ['SV2', 6],
    ['SV1', 7],
  ]);
});

test('each paid order adds exactly its photos to what was there or promised before it', () => {
  const orders = fc.array(fc.record({ units: fc.integer({ min: 1, max: 20 }), photosBefore: fc.nat(40) }), {
    maxLength: 8,
  });
  fc.assert(
    fc.property(fc.nat(20), orders, (photoCount, list) => {
      const levels = photoLevels(
        photoCount,
        list.map((one, index) => order({ ...one, number: `SV${index}`, paidAt: new Date(index) })),
      ).map(({ level }) => level);
      expect(levels).toHaveLength(list.length);
      levels.forEach((level, index) => {
        const before = Math.max(levels[index - 1] ?? photoCount, list[index]?.photosBefore ?? 0);
        expect(level - before).toBe(list[index]?.units);
      });
    }),
  );
});

test.each([
  [{ arrivalPhotos: 0, photoCount: 0, photos: 0, services: [] }, 20],
  [{ arrivalPhotos: 0, photoCount: 2, photos: 1, services: [order()] }, 15],
  [{ arrivalPhotos: 0, photoCount: 0, photos: 0, services: [unpaid(18)] }, 2],
  [{ arrivalPhotos: 0, photoCount: 0, photos: 60, services: [] }, 0],
  [{ arrivalPhotos: 20, photoCount: 0, photos: 0, services: [] }, 20],
  [{ arrivalPhotos: 4, photoCount: 2, photos: 5, services: [order()] }, 15],
])('of %j, %i more can be ordered', (state, left) => {
  expect(photosLeft(state)).toBe(left);
});

test.each([
  ['of the goods', { arrivalPhotos: 0, photoCount: 2, photos: 0, services: [], photoNote: 'the seam' }, 'the seam'],
  [
    'of both',
    { arrivalPhotos: 0, photoCount: 2, photos: 0, services: [order({ note: 'the zip' })], photoNote: 'the seam' },
    'the seam · the zip',
  ],
  [
    'of the order alone',
    { arrivalPhotos: 0, photoCount: 2, photos: 2, services: [order({ note: 'the zip' })], photoNote: 'the seam' },
    'the zip',
  ],
  [
    'of no done order',
    { arrivalPhotos: 0, photoCount: 2, photos: 5, services: [order({ note: 'x', status: 'done' })], photoNote: '' },
    '',
  ],
])('shows the note %s', (_, state, note) => {
  expect(photoNotes(state)).toBe(note);
});
