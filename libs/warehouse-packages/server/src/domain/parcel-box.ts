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

/**
 * The box for some goods: as long as the longest and as wide as the widest of them, and high enough for their total
 * volume. A single item keeps its dimensions.
 */
export const boxFor = (items: readonly Omit<Measured, 'weightG'>[]): Box => {
  const sides = items.map(sidesOf);
  const lengthMm = Math.max(0, ...sides.map(([length]) => length));
  const widthMm = Math.max(0, ...sides.map(([, width]) => width));
  const highest = Math.max(0, ...sides.map(([, , height]) => height));
  const volume = sides.reduce((sum, each) => sum + volumeOf(each), 0);
  const base = lengthMm * widthMm;
  const heightMm = base > 0 ? Math.max(highest, Math.ceil(volume / base)) : 0;
  const [long, middle, short] = sidesOf({ lengthMm, widthMm, heightMm });
  return { lengthMm: long, widthMm: middle, heightMm: short, volumeMm3: Math.max(volume, base * highest) };
};

/** Length plus girth: the longest side plus the perimeter of the other two. */
export const girthOf = ({ lengthMm, widthMm, heightMm }: Omit<Box, 'volumeMm3'>): Millimetre =>
  lengthMm + 2 * (widthMm + heightMm);
