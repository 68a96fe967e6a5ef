import type { ReactNode } from 'react';
import { chartScale, fieldHeight, heightOf, type ChartScale } from './chart-scale.ts';
import styles from './chart.module.css';

export interface ChartPoint {
  /** The name of the point's period or group. */
  label: string;
  /** One value for each series. */
  values: readonly number[];
}

export interface ChartProps {
  /** The names of the series, at most three. */
  series: readonly string[];
  /** From the first to the last. */
  points: readonly ChartPoint[];
  /** Writes a value of the scale. */
  format: (value: number) => string;
}

interface FrameProps extends ChartProps {
  scale: ChartScale;
  width: number;
  children: ReactNode;
}

/**
 * The field of a chart with its scale and its first and last label. It is a picture only: the page has a table with the
 * same numbers beside it, and screen readers read that.
 */
const ChartFrame = ({ series, points, format, scale, width, children }: FrameProps) => {
  const zero = heightOf(0, scale);
  const last = points.at(-1);
  return (
    <div className={styles.chart} aria-hidden="true">
      {series.length > 1 ? (
        <div className={styles.legend}>
          {series.map((name, index) => (
            <span key={name} className={styles.key} data-series={index}>
              {name}
            </span>
          ))}
        </div>
      ) : null}
      <div className={styles.plot}>
        <div className={styles.scale}>
          <span>{format(scale.high)}</span>
          <span>{format(scale.low)}</span>
        </div>
        <svg className={styles.field} viewBox={`0 0 ${width} ${fieldHeight}`} preserveAspectRatio="none">
          <path className={styles.grid} d={`M0 0H${width}M0 ${zero}H${width}`} />
          {children}
        </svg>
        <div className={styles.ends}>
          <span>{points[0]?.label}</span>
          {points.length > 1 ? <span>{last?.label}</span> : null}
        </div>
      </div>
    </div>
  );
};

/** The part of a point's place that its bar fills. */
const barWidth = 0.7;

/** Bars, with the values of a point on top of each other. Values are not negative. */
export const BarChart = (props: ChartProps) => {
  const { points, series } = props;
  const scale = chartScale(points.map(({ values }) => values.reduce((sum, value) => sum + value, 0)));
  const zero = heightOf(0, scale);
  return (
    <ChartFrame {...props} scale={scale} width={Math.max(1, points.length)}>
      {points.map(({ label, values }, index) =>
        series.map((name, part) => {
          const below = values.slice(0, part).reduce((sum, value) => sum + value, 0);
          const height = zero - heightOf(values[part] ?? 0, scale);
          return (
            <rect
              key={`${label} ${name}`}
              className={styles.bar}
              data-series={part}
              x={index + (1 - barWidth) / 2}
              y={heightOf(below, scale) - height}
              width={barWidth}
              height={height}
            />
          );
        }),
      )}
    </ChartFrame>
  );
};

/** Lines from point to point; values may be negative. */
export const LineChart = (props: ChartProps) => {
  const { points, series } = props;
  const scale = chartScale(points.flatMap(({ values }) => values));
  return (
    <ChartFrame {...props} scale={scale} width={Math.max(1, points.length)}>
      {series.map((name, part) => (
        <path
          key={name}
          className={styles.line}
          data-series={part}
          d={`M${points.map(({ values }, index) => `${index + 0.5} ${heightOf(values[part] ?? 0, scale)}`).join('L')}`}
        />
      ))}
    </ChartFrame>
  );
};
