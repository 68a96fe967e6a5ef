import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { sharedFixture } from '../../../../../tools/config/shared-fixtures.ts';
import { decodePage } from '../pages/charset.ts';
import { canonicalAmount, readPriceText, sameAmount } from '../pages/prices/price-text.ts';
import { readPage } from '../pages/read-page.ts';

/** As a person reads it on a page. Older pages have the price as text and no picture. */
interface ExpectedPage {
  file: string;
  url: string;
  expected: {
    title: string | null;
    titleContains?: string;
    price: number | string | null;
    priceAnyOf?: number[];
    currency: string | null;
    availability: string | null;
    imageAnyOf?: string[];
  };
}

/** `right`: as a person reads it. `none`: neither the person nor the reader has one. */
type Outcome = 'right' | 'wrong' | 'missed' | 'none';

export interface PageScore {
  url: string;
  price: Outcome;
  currency: Outcome;
  availability: Outcome;
  picture: Outcome;
  title: boolean;
  confirm: boolean;
  expected: string;
  found: string;
}

const squashed = (text: string | null | undefined): string => (text ?? '').replaceAll(/\s+/g, '').toLowerCase();

const sameTitle = (found: string | null, expected: string | null | undefined): boolean => {
  const one = squashed(found);
  const two = squashed(expected);
  return one !== '' && two !== '' && (one.includes(two) || two.includes(one));
};

/** `InStock` and `in_stock` are the same. */
const stockWord = (text: string | null): string | null => text && text.replaceAll('_', '').toLowerCase();

const outcomeOf = <T>(found: T | null, accepted: readonly T[], same: (one: T, other: T) => boolean): Outcome => {
  if (found === null) return accepted.length > 0 ? 'missed' : 'none';
  return accepted.some((one) => same(one, found)) ? 'right' : 'wrong';
};

const equal = (one: string, other: string): boolean => one === other;

/** Pictures are the same if their files are: hosts and sizes in the address differ. */
const pictureFile = (url: string): string => new URL(url, 'https://shop.example').pathname.split('/').at(-1) ?? '';

const scorePage = (folder: string, { file, url, expected }: ExpectedPage): PageScore => {
  const bytes = gunzipSync(readFileSync(sharedFixture(folder, file)));
  const { product } = readPage(decodePage(bytes, undefined), url);
  const accepted = [expected.price, ...(expected.priceAnyOf ?? [])].filter((price) => price !== null).map(String);
  const { price } = product;
  const stock = stockWord(expected.availability);
  const outcome = outcomeOf(price?.amount ?? null, accepted, sameAmount);
  return {
    url,
    price: outcome,
    currency:
      outcome === 'right'
        ? outcomeOf(price?.currency ?? null, expected.currency ? [expected.currency] : [], equal)
        : 'none',
    availability: outcomeOf(
      product.availability === 'unknown' || stock === null ? null : stockWord(product.availability),
      stock === null ? [] : [stock],
      equal,
    ),
    picture: outcomeOf(
      expected.imageAnyOf?.length ? (product.images[0] ?? null) : null,
      expected.imageAnyOf ?? [],
      (one, other) => pictureFile(one) === pictureFile(other),
    ),
    title: sameTitle(product.title, expected.title ?? expected.titleContains),
    confirm: product.confirm,
    expected: `${accepted[0] ?? '-'} ${expected.currency ?? ''} ${stock ?? ''} ${expected.title ?? ''}`,
    found: `${price?.amount ?? '-'} ${price?.currency ?? ''} ${product.availability} ${product.title ?? ''}`,
  };
};

/** Precision counts what is read, recall what a person reads. A wrong value counts against both. */
export interface FieldScore {
  precision: number;
  recall: number;
  f1: number;
}

const fieldScore = (outcomes: readonly Outcome[]): FieldScore => {
  const count = (outcome: Outcome) => outcomes.filter((one) => one === outcome).length;
  const precision = count('right') / (count('right') + count('wrong'));
  const recall = count('right') / (count('right') + count('wrong') + count('missed'));
  return { precision, recall, f1: (2 * precision * recall) / (precision + recall) };
};

export interface Score {
  pages: PageScore[];
  price: FieldScore;
  currency: FieldScore;
  availability: FieldScore;
  picture: FieldScore;
  title: number;
}

const scoreOf = (pages: PageScore[]): Score => ({
  pages,
  price: fieldScore(pages.map(({ price }) => price)),
  currency: fieldScore(pages.map(({ currency }) => currency)),
  availability: fieldScore(pages.map(({ availability }) => availability)),
  picture: fieldScore(pages.map(({ picture }) => picture)),
  title: pages.filter(({ title }) => title).length / pages.length,
});

const listed = <T>(...path: string[]): T => JSON.parse(readFileSync(sharedFixture(...path), 'utf8')) as T;

/** Scores the reader on the shared pages of 2020 and later. */
export const scorePages = (): Score =>
  scoreOf(listed<{ items: ExpectedPage[] }>('pages.json').items.map((page) => scorePage('', page)));

/** Scores the reader on the shared pages of older shop systems. */
export const scoreOlderPages = (): Score =>
  scoreOf(listed<ExpectedPage[]>('older-pages', 'index.json').map((page) => scorePage('older-pages', page)));

interface PriceString {
  price: string | null;
  amount: string | null;
  knownFailUpstream: boolean;
}

export interface StringScore {
  right: number;
  all: number;
  wrong: string[];
}

/** Scores price texts on those that the reference parser reads correctly. */
export const scorePriceStrings = (): StringScore => {
  const { cases } = JSON.parse(readFileSync(sharedFixture('price-strings.json'), 'utf8')) as { cases: PriceString[] };
  const known = cases.filter((one) => !one.knownFailUpstream && one.price !== null);
  const wrong = known.flatMap(({ price, amount }) => {
    const found = readPriceText(price ?? '')?.amount ?? null;
    const same =
      found === null || amount === null ? found === amount : canonicalAmount(found) === canonicalAmount(amount);
    return same ? [] : [`${JSON.stringify(price)}: expected ${amount}, read ${found}`];
  });
  return { right: known.length - wrong.length, all: known.length, wrong };
};
