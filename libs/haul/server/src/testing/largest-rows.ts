import type { HaulRows } from '@caravan/haul/contract';
import { aHaulGoods, aHaulOrder, aHaulPackage, aHaulPayment, aHaulRecord } from '@caravan/haul/contract/testing';

type Rows = { [Part in keyof HaulRows]: HaulRows[Part][number] };

const ref = (at: number): string => String(at).padStart(64, 'r');
const code = 'c'.repeat(40);
const at = `2026-01-02T03:04:05.${'1'.repeat(9)}Z`;
const fen = Number.MAX_SAFE_INTEGER;
const many = <Item>(length: number, make: (index: number) => Item): Item[] =>
  Array.from({ length }, (_, index) => make(index));
const refs = many(500, ref);

/** A row of each part with as many entries and as long texts of one character as the format admits. */
export const largestRows = (character: string): Rows => {
  const text = (length: number): string => character.repeat(length);
  return {
    orders: aHaulOrder({
      number: ref(0),
      shop_name: text(500),
      note: text(2_000),
      goods_fen: fen,
      lines: many(500, (index) => ({
        id: ref(index),
        name: text(1_000),
        spec: text(1_000),
        source_url: `https://shop.example/${'a'.repeat(4_000)}`,
        quantity: 1_000_000,
        price_fen: fen,
        refunded_quantity: 1_000_000,
      })),
      timeline: many(2_000, () => ({ status: code, event: code, at })),
    }),
    goods: aHaulGoods({ id: ref(0), order_number: ref(0), name: text(1_000), spec: text(1_000), photos: refs }),
    packages: aHaulPackage({
      number: ref(0),
      method: text(200),
      carrier: text(200),
      tracking_number: text(100),
      goods: refs,
      photos: refs,
      tracking: many(2_000, () => ({ at, place: text(500), text: text(2_000) })),
    }),
    payments: aHaulPayment({ id: ref(0), refs }),
    wallet: aHaulRecord({ number: ref(0), remark: text(2_000), refs }),
  };
};
