import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { sharedFixture } from '../../../../../tools/config/shared-fixtures.ts';
import type { Reading } from '../pages/reading.ts';

/** As a person reads it in a real answer. */
export interface ExpectedAnswer {
  platform?: string;
  itemId?: string;
  title?: string;
  price?: number;
  /** The price of one piece, if `price` is that of many. */
  priceForQty1?: number;
  priceMax?: number;
  currency?: string | null;
  shop?: string | null;
  priceTiers?: { min: number; price: number }[];
  options?: { name: string; values: string[] }[];
  skus?: { skuId: string; price: number; stock?: number; available?: boolean }[];
}

interface RealAnswer<Expected> {
  body: unknown;
  expected: Expected;
}

/** A real answer of a shop or of a service, by the name of its file. */
export const realAnswer = <Expected = ExpectedAnswer>(name: string): RealAnswer<Expected> => {
  const { body, response, expected } = JSON.parse(readFileSync(sharedFixture('providers', name), 'utf8')) as {
    body?: unknown;
    response?: unknown;
    expected: Expected;
  };
  return { body: body ?? response, expected };
};

const sorted = <T extends { skuId: string }>(skus: readonly T[]): T[] =>
  skus.toSorted((a, b) => a.skuId.localeCompare(b.skuId));

/** The differences between a reading of a real answer and what a person reads in it. */
export const answerFaults = (reading: Reading | null | undefined, expected: ExpectedAnswer): string[] => {
  const price = reading?.price;
  const found: ExpectedAnswer = {
    ...(reading?.title ? { title: reading.title } : {}),
    price: Number(price?.amount),
    priceMax: Number(reading?.highAmount ?? price?.amount),
    currency: price?.currency ?? null,
    shop: reading?.shopName ?? null,
    priceTiers: (reading?.tiers ?? []).map(({ minQuantity, amount }) => ({ min: minQuantity, price: Number(amount) })),
    options: (reading?.options ?? []).map(({ name, values }) => ({ name, values: values.map(({ label }) => label) })),
    skus: sorted(
      (reading?.skus ?? []).map((sku) => ({
        skuId: sku.id,
        price: Number(sku.price?.amount),
        ...(sku.stock === null ? {} : { stock: sku.stock }),
      })),
    ),
  };
  const wanted: ExpectedAnswer = {
    ...expected,
    ...(expected.priceForQty1 === undefined ? {} : { price: expected.priceForQty1 }),
    ...(expected.skus && {
      skus: sorted(
        expected.skus.map(({ skuId, price: one, stock, available }) => ({
          skuId,
          price: one,
          ...(stock === undefined ? (available === false ? { stock: 0 } : {}) : { stock }),
        })),
      ),
    }),
  };
  return (Object.keys(found) as (keyof ExpectedAnswer)[]).flatMap((key) =>
    wanted[key] === undefined || isDeepStrictEqual(found[key], wanted[key])
      ? []
      : [`${key} should be ${JSON.stringify(wanted[key])}, is ${JSON.stringify(found[key])}`],
  );
};
