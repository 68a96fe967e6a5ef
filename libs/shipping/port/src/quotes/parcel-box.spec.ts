import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boxFor, girthOf } from './parcel-box.ts';

const item = (lengthMm: number, widthMm: number, heightMm: number) => ({ lengthMm, widthMm, heightMm });

test('one item keeps its dimensions in any orientation', () => {
  expect(boxFor([item(320, 280, 90)])).toMatchObject(item(320, 280, 90));
  expect(boxFor([item(90, 320, 280)])).toMatchObject(item(320, 280, 90));
});

test('two equal items are stacked', () => {
  expect(boxFor([item(320, 280, 90), item(320, 280, 90)])).toMatchObject(item(320, 280, 180));
});

test('the box is as long as the longest and as wide as the widest item', () => {
  expect(boxFor([item(500, 20, 20), item(100, 100, 100)])).toMatchObject(item(500, 100, 100));
});

test('no items need no box', () => {
  expect(boxFor([])).toMatchObject(item(0, 0, 0));
});

test('the girth includes the length', () => {
  expect(girthOf(item(500, 300, 200))).toBe(1_500);
});

const side = fc.integer({ min: 1, max: 2_000 });
test('the box holds all items, and another item never makes it smaller', () => {
  const items = fc.array(
    fc.tuple(side, side, side).map((sides) => item(...sides)),
    { minLength: 1, maxLength: 20 },
  );
  const volume = ({ lengthMm, widthMm, heightMm }: ReturnType<typeof item>) => lengthMm * widthMm * heightMm;
  fc.assert(
    fc.property(items, fc.tuple(side, side, side), (goods, sides) => {
      const box = boxFor(goods);
      expect(box.volumeMm3).toBeGreaterThanOrEqual(goods.reduce((sum, one) => sum + volume(one), 0));
      expect(volume(box)).toBeGreaterThanOrEqual(box.volumeMm3);
      expect(box.lengthMm).toBeGreaterThanOrEqual(Math.max(...goods.flatMap((one) => Object.values(one))));
      expect(boxFor([...goods, item(...sides)]).volumeMm3).toBeGreaterThanOrEqual(box.volumeMm3);
    }),
  );
});
