import { describe, expect, test } from 'vitest';
import { dragCrop, maxZoom, squareOf, wholeCrop } from './crop.ts';

const wide = { width: 400, height: 200 };

test.each([
  [wholeCrop, { x: 100, y: 0, side: 200 }],
  [
    { zoom: 1, x: 0, y: 1 },
    { x: 0, y: 0, side: 200 },
  ],
  [
    { zoom: 2, x: 1, y: 1 },
    { x: 300, y: 100, side: 100 },
  ],
  [
    { zoom: 2, x: 0.5, y: 0.5 },
    { x: 150, y: 50, side: 100 },
  ],
  [
    { zoom: 99, x: 0, y: 0 },
    { x: 0, y: 0, side: 200 / maxZoom },
  ],
  [
    { zoom: 0, x: 0, y: 0 },
    { x: 0, y: 0, side: 200 },
  ],
])('the square of %j', (crop, square) => {
  expect(squareOf(wide, crop)).toEqual(square);
});

describe('dragging', () => {
  test('moves the picture with the pointer', () => {
    const crop = dragCrop(wide, wholeCrop, { x: 0.25, y: 0 });
    expect(squareOf(wide, crop)).toEqual({ x: 50, y: 0, side: 200 });
  });

  test('never leaves the picture', () => {
    expect(dragCrop(wide, wholeCrop, { x: 9, y: 9 })).toEqual({ zoom: 1, x: 0, y: 0.5 });
    expect(dragCrop(wide, { ...wholeCrop, zoom: 2 }, { x: -9, y: -9 })).toEqual({ zoom: 2, x: 1, y: 1 });
  });
});
