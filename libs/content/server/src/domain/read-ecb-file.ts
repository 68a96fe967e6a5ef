import { load } from 'cheerio/slim';
import type { DailyRates } from '../ports/rate-source.ts';

const day = /^\d{4}-\d{2}-\d{2}$/;
const code = /^[A-Z]{3}$/;
const rate = /^(?!0+(\.0+)?$)\d{1,9}(\.\d{1,8})?$/;

/**
 * Reads the daily reference file of the European Central Bank: a cube with the day, which contains a cube for each
 * currency. Throws if any part of the file is not as expected, because a missing rate is better than a wrong one.
 */
export const readEcbFile = (xml: string): DailyRates => {
  const $ = load(xml, { xml: true });
  const dated = $('Cube[time]');
  const asOf = dated.attr('time') ?? '';
  if (dated.length !== 1 || !day.test(asOf)) throw new Error('the file does not have exactly one day');

  const cubes = dated.children('Cube').toArray();
  const perEuro = new Map<string, string>();
  for (const cube of cubes) {
    const { currency = '', rate: value = '' } = cube.attribs;
    if (!code.test(currency) || !rate.test(value) || perEuro.has(currency))
      throw new Error(`the file has no valid rate of ${currency || 'a currency'}`);
    perEuro.set(currency, value);
  }
  if (!perEuro.has('CNY')) throw new Error('the file has no rate of CNY');
  return { asOf, perEuro: perEuro.set('EUR', '1') };
};
