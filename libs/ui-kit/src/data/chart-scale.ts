/** The least and the greatest value that a chart shows; zero is always in it. */
export interface ChartScale {
  low: number;
  high: number;
}

/** The height of a chart's field in its own units. */
export const fieldHeight = 100;

const steps = [1, 2, 5, 10];

/** The next round number: 1, 2 or 5 times a power of ten. */
const roundUp = (value: number): number => {
  if (value <= 0) return 0;
  const unit = 10 ** Math.floor(Math.log10(value));
  return (steps.find((step) => step * unit >= value) ?? 1) * unit;
};

/** A scale with round ends that has room for all values. */
export const chartScale = (values: readonly number[]): ChartScale => {
  const low = -roundUp(-Math.min(0, ...values));
  const high = roundUp(Math.max(0, ...values));
  // Without any value the field still needs a height.
  return low === 0 && high === 0 ? { low: 0, high: 1 } : { low: low === 0 ? 0 : low, high };
};

/** The distance of a value from the top of the field. */
export const heightOf = (value: number, { low, high }: ChartScale): number =>
  Number((((high - value) / (high - low)) * fieldHeight).toFixed(2));
