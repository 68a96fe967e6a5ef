import styles from './ring.module.css';

export interface SparklineProps {
  /** From the oldest to the newest. */
  values: readonly number[];
  /** The same as text. */
  label: string;
}

const width = 200;
const height = 50;
const edge = 4;

/** The position of each value in the field; equal values form a line in the middle. */
export const sparkPoints = (values: readonly number[]): readonly (readonly [number, number])[] => {
  const low = Math.min(...values);
  const range = Math.max(...values) - low;
  const stride = (width - 2 * edge) / Math.max(1, values.length - 1);
  return values.map((value, index) => {
    const share = range === 0 ? 0.5 : (value - low) / range;
    return [
      Number((edge + index * stride).toFixed(1)),
      Number((height - edge - share * (height - 2 * edge)).toFixed(1)),
    ] as const;
  });
};

/** The history of a balance. */
export const Sparkline = ({ values, label }: SparklineProps) => {
  const points = sparkPoints(values);
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return null;
  const line = points.map(([x, y]) => `${x} ${y}`).join('L');
  return (
    <svg className={styles.chart} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <path className={styles.area} d={`M${first[0]} ${height}L${line}L${last[0]} ${height}z`} />
      <path d={`M${line}`} />
      <circle className={styles.last} cx={last[0]} cy={last[1]} r="3.5" />
    </svg>
  );
};
