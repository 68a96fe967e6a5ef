import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readEcbFile } from './read-ecb-file.ts';

const recorded = readFileSync(new URL('../testing/eurofxref-daily.xml', import.meta.url), 'utf8');

test('reads the file as the bank published it', () => {
  const { asOf, perEuro } = readEcbFile(recorded);
  expect(asOf).toBe('2022-07-08');
  expect(perEuro.size).toBe(32);
  expect([...perEuro].filter(([currency]) => ['CNY', 'USD', 'JPY', 'EUR'].includes(currency))).toEqual([
    ['USD', '1.0163'],
    ['JPY', '138.05'],
    ['CNY', '6.8095'],
    ['EUR', '1'],
  ]);
});

describe('a file with an error is refused as a whole', () => {
  test.each<[string, (xml: string) => string]>([
    ['another page', () => '<!doctype html><title>Maintenance</title>'],
    ['nothing', () => ''],
    ['a truncated file', (xml) => xml.slice(0, xml.indexOf("<Cube currency='CNY'"))],
    ['no day', (xml) => xml.replace("time='2022-07-08'", "time=''")],
    ['two days', (xml) => xml.replace('</gesmes:Envelope>', "<Cube time='2022-07-07'/></gesmes:Envelope>")],
    ['a rate of zero', (xml) => xml.replace("rate='1.0163'", "rate='0.0'")],
    ['a rate below zero', (xml) => xml.replace("rate='1.0163'", "rate='-1.0163'")],
    ['a rate with a comma', (xml) => xml.replace("rate='1.0163'", "rate='1,0163'")],
    ['a rate with an exponent', (xml) => xml.replace("rate='1.0163'", "rate='1e3'")],
    ['one currency twice', (xml) => xml.replace("currency='JPY'", "currency='USD'")],
    ['a currency without a name', (xml) => xml.replace("currency='JPY'", '')],
    ['no CNY', (xml) => xml.replace("<Cube currency='CNY' rate='6.8095'/>", '')],
  ])('%s', (_, change) => {
    expect(change(recorded)).not.toBe(recorded);
    expect(() => readEcbFile(change(recorded))).toThrow();
  });
});
