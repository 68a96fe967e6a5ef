import { maxRowBytes, type HaulOrder, type HaulPackage, type HaulRows } from '@caravan/haul/contract';
import { cutText, shortLink } from './cut-text.ts';

type HaulRow = HaulRows[keyof HaulRows][number];

/** Makes a row shorter: the smaller `to`, the shorter. */
interface Shortening<Row> {
  least: number;
  most: number;
  shorten: (row: Row, to: number) => Row;
}

/** Characters that every text keeps before anything else is left out. */
const readable = 20;
/** As the format, which has no longer texts and lists. */
const longestText = 4_096;
const longestList = 2_000;

const ofOrders: readonly Shortening<HaulOrder>[] = [
  {
    least: readable,
    most: longestText,
    shorten: (order, to) => ({
      ...order,
      shop_name: order.shop_name === null ? null : cutText(order.shop_name, to),
      note: cutText(order.note, to),
      lines: order.lines.map((line) => ({
        ...line,
        name: cutText(line.name, to),
        spec: cutText(line.spec, to),
        source_url: shortLink(line.source_url, to),
      })),
    }),
  },
  // The timeline begins with the oldest event.
  {
    least: 0,
    most: longestList,
    shorten: (order, to) => ({ ...order, timeline: order.timeline.slice(Math.max(0, order.timeline.length - to)) }),
  },
  // Only a row of another program has so many lines.
  { least: 0, most: longestList, shorten: (order, to) => ({ ...order, lines: order.lines.slice(0, to) }) },
];

const ofPackages: readonly Shortening<HaulPackage>[] = [
  {
    least: readable,
    most: longestText,
    shorten: (parcel, to) => ({
      ...parcel,
      method: cutText(parcel.method, to),
      carrier: cutText(parcel.carrier, to),
      tracking: parcel.tracking.map(({ at, place, text }) => ({
        at,
        place: cutText(place, to),
        text: cutText(text, to),
      })),
    }),
  },
  // The carrier's events begin with the latest.
  { least: 0, most: longestList, shorten: (parcel, to) => ({ ...parcel, tracking: parcel.tracking.slice(0, to) }) },
  { least: 0, most: longestList, shorten: (parcel, to) => ({ ...parcel, photos: parcel.photos.slice(0, to) }) },
];

const lineOf = (row: HaulRow): string => JSON.stringify(row);
const fits = (line: string): boolean => Buffer.byteLength(line) <= maxRowBytes;

/**
 * The largest number from `least` to `most` that passes; `least` if none does. What is tried grows by doubling, then by halving,
 * so that no row much longer than the limit is written.
 */
const largest = (least: number, most: number, passes: (to: number) => boolean): number => {
  let low = least;
  let high = most;
  while (low < high) {
    const tried = Math.min(Math.ceil((low + high) / 2), 2 * low + 1);
    if (passes(tried)) low = tried;
    else high = tried - 1;
  }
  return low;
};

/** Shortens by one way after the other, each as little as suffices, until the row fits. */
const fitted = <Row extends HaulRow>(row: Row, ways: readonly Shortening<Row>[]): string => {
  let short = row;
  for (const { least, most, shorten } of ways) {
    const whole = short;
    short = shorten(
      whole,
      largest(least, most, (to) => fits(lineOf(shorten(whole, to)))),
    );
    if (fits(lineOf(short))) break;
  }
  return lineOf(short);
};

/**
 * The line of a row in an archive, of at most `maxRowBytes`, because no shop imports a longer one. In a longer row all
 * texts are cut to one length and longer web addresses are left out; if that does not suffice, old events, and at last
 * lines or photos are. The limits of the format keep rows of goods and money below that length.
 */
export const archiveLine = (row: HaulRow): string => {
  const line = lineOf(row);
  if (fits(line)) return line;
  if ('timeline' in row) return fitted(row, ofOrders);
  return 'tracking' in row ? fitted(row, ofPackages) : line;
};
