import type { Gram, Millimetre } from '@caravan/kernel';

/** The measured weight and dimensions of an item, in any orientation. */
export interface Measured {
  weightG: Gram;
  lengthMm: Millimetre;
  widthMm: Millimetre;
  heightMm: Millimetre;
}

/** A box; its sides are sorted from long to short. */
export interface Box {
  lengthMm: Millimetre;
  widthMm: Millimetre;
  heightMm: Millimetre;
  /**
   * The volume of the contents in mm³. The product of the sides may be slightly larger, because they are whole
   * millimetres.
   */
  volumeMm3: number;
}

const sidesOf = ({
  lengthMm,
  widthMm,
  heightMm,
}: Pick<Measured, 'lengthMm' | 'widthMm' | 'heightMm'>): [number, number, number] =>
  [lengthMm, widthMm, heightMm].sort((a, b) => b - a) as [number, number, number];

const volumeOf = ([length, width, height]: readonly [number, number, number]): number => length * width * height;

/** Measures of goods that decide the size of their box. */
export interface Extent {
  /** The longest of them, the widest, and the highest, each lying on its largest face. */
  lengthMm: Millimetre;
  widthMm: Millimetre;
  heightMm: Millimetre;
  /** Their total volume in mm³. */
  volumeMm3: number;
}

/** The extent of no goods; joining it changes nothing. */
export const noExtent: Extent = { lengthMm: 0, widthMm: 0, heightMm: 0, volumeMm3: 0 };

/** The extent of one item, whichever side is named the length. */
export const extentOf = (item: Omit<Measured, 'weightG'>): Extent => {
  const sides = sidesOf(item);
  const [lengthMm, widthMm, heightMm] = sides;
  return { lengthMm, widthMm, heightMm, volumeMm3: volumeOf(sides) };
};

/** The extent of two lots of goods together. */
export const joinExtents = (some: Extent, others: Extent): Extent => ({
  lengthMm: Math.max(some.lengthMm, others.lengthMm),
  widthMm: Math.max(some.widthMm, others.widthMm),
  heightMm: Math.max(some.heightMm, others.heightMm),
  volumeMm3: some.volumeMm3 + others.volumeMm3,
});

/**
 * The box for some goods: as long as the longest and as wide as the widest of them, and high enough for their total
 * volume. A single item keeps its dimensions.
 */
export const boxAround = ({ lengthMm, widthMm, heightMm: highest, volumeMm3: volume }: Extent): Box => {
  const base = lengthMm * widthMm;
  const heightMm = base > 0 ? Math.max(highest, Math.ceil(volume / base)) : 0;
  const [long, middle, short] = sidesOf({ lengthMm, widthMm, heightMm });
  return { lengthMm: long, widthMm: middle, heightMm: short, volumeMm3: Math.max(volume, base * highest) };
};

/** The box for some goods by their dimensions. */
export const boxFor = (items: readonly Omit<Measured, 'weightG'>[]): Box =>
  boxAround(items.map(extentOf).reduce(joinExtents, noExtent));

/** Length plus girth: the longest side plus the perimeter of the other two. */
export const girthOf = ({ lengthMm, widthMm, heightMm }: Omit<Box, 'volumeMm3'>): Millimetre =>
  lengthMm + 2 * (widthMm + heightMm);
