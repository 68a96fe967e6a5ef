import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { sharedFixture } from '../../../../../tools/config/shared-fixtures.ts';
import { decodePage } from '../domain/charset.ts';
import { canonicalAmount, readPriceText, sameAmount } from '../domain/price-text.ts';
import { readPage } from '../domain/read-page.ts';

interface ExpectedPage {
  file: string;
  url: string;
  expected: {
    title: string | null;
    titleContains?: string;
    price: number | null;
    priceAnyOf?: number[];
    currency: string | null;
  };
}

export interface PageScore {
  url: string;
  price: 'right' | 'wrong' | 'missed' | 'none';
  currency: boolean;
  title: boolean;
  expected: string;
  found: string;
}

const squashed = (text: string | null | undefined): string => (text ?? '').replaceAll(/\s+/g, '').toLowerCase();

const sameTitle = (found: string | null, expected: string | null | undefined): boolean => {
  const [one, two] = [squashed(found), squashed(expected)];
  return one !== '' && two !== '' && (one.includes(two) || two.includes(one));
};

const scorePage = ({ file, url, expected }: ExpectedPage): PageScore => {
  const { product } = readPage(decodePage(gunzipSync(readFileSync(sharedFixture(file))), undefined), url);
  const accepted = [expected.price, ...(expected.priceAnyOf ?? [])].filter((price) => price !== null).map(String);
  const { price } = product;
  const right = price !== null && accepted.some((amount) => sameAmount(amount, price.amount));
  const outcome = price ? (right ? 'right' : 'wrong') : accepted.length > 0 ? 'missed' : 'none';
  return {
    url,
    price: outcome,
    currency: !right || expected.currency === null || price.currency === null || price.currency === expected.currency,
    title: sameTitle(product.title, expected.title ?? expected.titleContains),
    expected: `${accepted[0] ?? '-'} ${expected.currency ?? ''} ${expected.title ?? ''}`,
    found: `${price?.amount ?? '-'} ${price?.currency ?? ''} ${product.title ?? ''}`,
  };
};

export interface Score {
  pages: PageScore[];
  precision: number;
  recall: number;
  f1: number;
  title: number;
}

/** Scores the reader on all shared pages. A wrong price counts against both precision and recall. */
export const scorePages = (): Score => {
  const { items } = JSON.parse(readFileSync(sharedFixture('pages.json'), 'utf8')) as { items: ExpectedPage[] };
  const pages = items.map(scorePage);
  const count = (outcome: PageScore['price']) => pages.filter(({ price }) => price === outcome).length;
  const priced = items.filter(({ expected }) => expected.price !== null).length;
  const precision = count('right') / (count('right') + count('wrong'));
  const recall = count('right') / priced;
  return {
    pages,
    precision,
    recall,
    f1: (2 * precision * recall) / (precision + recall),
    title: pages.filter(({ title }) => title).length / pages.length,
  };
};

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
