import { Counter as PrometheusCounter } from 'prom-client';

/** One series of a metric. */
export interface MetricValue {
  labels: Readonly<Record<string, string>>;
  value: number;
}

/**
 * A figure for `/metrics` that is read at each request of Prometheus. Reading must be cheap: from memory, from a few
 * rows, or from an index that contains only what is counted. Never a count over a table that grows.
 */
export interface Gauge {
  /** A Prometheus name with our prefix and its unit, such as `caravan_payment_differences_open`. */
  name: string;
  help: string;
  /** The names of its labels. */
  labels: readonly string[];
  /** A label value without a figure is best returned as 0, so that an alert sees when it ends. */
  read: () => Promise<readonly MetricValue[]>;
}

/** The values that each label may have. */
export type LabelSets = Readonly<Record<string, readonly string[]>>;

/** A number of events since the start of this process, for `/metrics`. */
export interface Counter<L extends LabelSets = LabelSets> {
  metric: PrometheusCounter;
  /** Counts one event, or so many. */
  add: (labels: { [Name in keyof L]: L[Name][number] }, events?: number) => void;
}

const combinations = (labels: LabelSets): Record<string, string>[] =>
  Object.entries(labels).reduce<Record<string, string>[]>(
    (sets, [name, values]) => sets.flatMap((set) => values.map((value) => ({ ...set, [name]: value }))),
    [{}],
  );

/**
 * Makes a counter of a feature (`counters` of its server). All its series begin at 0, because Prometheus cannot see the
 * first event of a series that begins with it.
 */
export const defineCounter = <const L extends LabelSets>({
  name,
  help,
  labels,
}: {
  /** A Prometheus name with our prefix that ends in `_total`. */
  name: string;
  help: string;
  labels: L;
}): Counter<L> => {
  const metric = new PrometheusCounter({ name, help, labelNames: Object.keys(labels), registers: [] });
  for (const set of combinations(labels)) metric.inc(set, 0);
  return { metric, add: (set, events = 1) => metric.inc(set, events) };
};
