import { taxNumberRule } from '@caravan/customs/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readTaxNumber as readKinds } from './read-tax-number.ts';

const readTaxNumber = (country: string, typed: string) => readKinds(taxNumberRule(country)?.kinds ?? [], typed);

describe('a tax number is read as people write it', () => {
  test.each([
    ['BR', '390.533.447-05', 'br_cpf', '39053344705'],
    ['BR', '11.222.333/0001-81', 'br_cnpj', '11222333000181'],
    // The example of the Receita Federal for the form with letters.
    ['BR', '12.abc.345/01de-35', 'br_cnpj', '12ABC34501DE35'],
    ['KR', ' p123456789012 ', 'kr_pccc', 'P123456789012'],
    ['KR', 'Ｐ１２３４５６７８９０１２', 'kr_pccc', 'P123456789012'],
    ['CL', '12.345.678-5', 'cl_rut', '123456785'],
    ['CL', '1.000.005-k', 'cl_rut', '1000005K'],
    ['TR', '100 0000 0146', 'tr_tckn', '10000000146'],
    ['TR', '4540536920', 'tr_vkn', '4540536920'],
    ['MX', 'GODE 561231 GR8', 'mx_rfc', 'GODE561231GR8'],
    ['MX', 'boxw310820hnerxn09', 'mx_curp', 'BOXW310820HNERXN09'],
    ['AR', '20-05536168-2', 'ar_cuit', '20055361682'],
    ['EC', '171003406-5', 'ec_cedula', '1710034065'],
    ['EC', '1792060346001', 'ec_ruc', '1792060346001'],
    ['PE', '10117410', 'pe_dni', '10117410'],
    ['PE', '20512333797', 'pe_ruc', '20512333797'],
    ['ZA', '800101 5009 087', 'za_id', '8001015009087'],
  ])('%s %s', (country, typed, kind, number) => {
    expect(readTaxNumber(country, typed)).toEqual({ kind, number });
  });
});

describe('a number that no register gives out is refused', () => {
  test.each([
    ['BR', '390.533.447-06'],
    ['BR', '111.111.111-11'],
    ['BR', '00000000000000'],
    ['KR', '123456789012'],
    ['KR', 'P12345678901'],
    ['CL', '12.345.678-K'],
    ['TR', '10000000147'],
    ['MX', 'GODE561331GR8'],
    ['MX', 'BOXW310820HNERXN08'],
    ['AR', '99-05536168-2'],
    ['EC', '9910034065'],
    ['PE', '00000000'],
    ['ZA', '8013015009087'],
    ['DE', '39053344705'],
    ['BR', ''],
  ])('%s %j', (country, typed) => {
    expect(readTaxNumber(country, typed)).toBeUndefined();
  });
});

/**
 * One changed digit is the most common mistake of typing, which check digits are made for. Brazil's leave some unseen: a rest
 * of 10 and one of 0 have the same check digit.
 */
test.each([
  ['BR', '39053344705', ['49053344705']],
  ['BR', '11222333000181', []],
  ['CL', '123456785', []],
  ['TR', '10000000146', []],
  ['AR', '20055361682', []],
  ['EC', '1710034065', []],
  ['ZA', '8001015009087', []],
])('of all wrong digits in %s %s, only %j is not found', (country, number, unseen) => {
  const wrong = [...number].flatMap((right, at) =>
    [...'0123456789']
      .filter((digit) => digit !== right)
      .map((digit) => number.slice(0, at) + digit + number.slice(at + 1)),
  );
  expect(wrong.filter((typed) => readTaxNumber(country, typed))).toEqual(unseen);
});

test('whatever is typed is read as a kind that its country asks for, or refused', () => {
  const countries = fc.constantFrom('BR', 'KR', 'CL', 'TR', 'MX', 'AR', 'EC', 'PE', 'ZA', 'DE');
  fc.assert(
    fc.property(countries, fc.string(), (country, typed) => {
      const read = readTaxNumber(country, typed);
      if (read) expect(taxNumberRule(country)?.kinds).toContain(read.kind);
    }),
  );
});

test('a number of another kind has letters and digits, and no other rule', () => {
  expect(readKinds(['other'], 'AB 12-34')).toEqual({ kind: 'other', number: 'AB1234' });
  expect(readKinds(['other'], 'abc')).toBeUndefined();
  expect(readKinds(['br_cpf', 'other'], '390.533.447-05')).toEqual({ kind: 'br_cpf', number: '39053344705' });
});
