import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMachinePrice, readPriceText, sameAmount } from './price-text.ts';

/** A price with two decimals, as a number of cents and as text. */
const price = fc.nat(99_999_999).map((cents) => {
  const text = String(cents).padStart(3, '0');
  return { cents, amount: `${text.slice(0, -2)}.${text.slice(-2)}` };
});
const mark = fc.constantFrom<[string, string]>(['€', ''], ['€ ', ''], ['', ' €'], ['US$', ''], ['', ' zł'], ['', '']);
const minus = fc.constantFrom('-', '−', '–', '—', '‑', '－', '﹣');

const machine = (text: string) => readMachinePrice(text, 'EUR');
const people = (text: string) => readPriceText(text)?.amount ?? null;
const readers = [
  ['a program', machine],
  ['people', people],
] as const;

describe.each(readers)('a price that %s wrote', (_name, read) => {
  it('is never read from a negative number', () => {
    fc.assert(
      fc.property(price, mark, minus, fc.boolean(), ({ amount }, [before, behind], sign, inside) => {
        const text = inside ? `${before}${sign}${amount}${behind}` : `${sign}${before}${amount}${behind}`;
        expect(read(text)).toBeNull();
      }),
    );
  });

  it('with an exponent has its exact value, or none', () => {
    fc.assert(
      fc.property(
        price,
        mark,
        fc.constantFrom('e', 'E'),
        fc.integer({ min: -2, max: 5 }),
        ({ cents, amount }, [before, behind], e, power) => {
          const found = read(`${before}${amount}${e}${power}${behind}`);
          const named = (cents / 100) * 10 ** power;
          if (found !== null) expect(Number(found)).toBeCloseTo(named, 4);
        },
      ),
    );
  });

  it.each([
    '万',
    '萬',
    '億',
    '千',
    '百',
    '만',
    '천',
    'k',
    'K',
    ' тыс.',
    ' млн',
    ' mio',
    ' million',
    ' lakh',
    '½',
    '²⁄₃',
    '①',
  ])('and counted in %s is not read without the multiplier', (unit) => {
    fc.assert(
      fc.property(price, mark, ({ amount }, [before, behind]) => {
        expect(read(`${before}${amount}${unit}${behind}`)).toBeNull();
      }),
      { numRuns: 20 },
    );
  });

  it.each([
    '1.2.3',
    '1,2,3',
    '12,34.50',
    '1.299.0',
    '1,29,9',
    "1'5",
    '12·99',
    '3,1234,567',
    '1.5.E3',
    '0x1F',
    '1e',
    '1_000',
  ])('is none if no country groups digits like this: %s', (text) => {
    expect(read(`${text} €`)).toBeNull();
  });
});

describe('prices written by programs', () => {
  it.each([
    ['1.5E3', '1500'],
    ['1.5e+3', '1500'],
    ['15E-1', '1.5'],
    ['2e0', '2'],
    ['1e99', null],
    ['1e', null],
    ['-5', null],
    ['-5.00', null],
    ['−5', null],
    ['+5', '5'],
    ['(5.00)', '5.00'],
    ['EUR -5', null],
    ['1.5万', null],
    ['1,23,456.00', '123456.00'],
    ['20,-', '20'],
    ['26-50 €', '26'],
  ])('%s is %s', (text, amount) => {
    expect(readMachinePrice(text, 'EUR')).toBe(amount);
  });

  it('are read the same as a number and as its text', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 1e7, noNaN: true }), (value) => {
        const cents = Math.round(value * 100) / 100;
        const one = readMachinePrice(cents, 'EUR');
        const two = readMachinePrice(cents.toExponential(), 'EUR');
        expect(one !== null && two !== null && sameAmount(one, two)).toBe(true);
      }),
    );
  });
});
