import fc from 'fast-check';
import { expect, test } from 'vitest';
import { characterCount } from '../storable-text.ts';
import { otherLanguages } from '../language.ts';
import { email, fen, id, latinText, pageQuery, text, written, z } from './index.ts';

const first = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;

test.each<[string, z.ZodType, unknown, string | undefined]>([
  ['a missing text', z.string(), undefined, 'required'],
  ['an empty text', text(1, 5), '   ', 'required'],
  ['a short text', text(2, 5), 'a', 'too_short:min=2'],
  ['a long text', text(1, 5), 'abcdef', 'too_long:max=5'],
  ['NUL in a text', text(1, 5), 'a\u0000b', 'bad_format'],
  ['half a surrogate pair in a text', text(1, 5), 'a\ud83d', 'bad_format'],
  ['six emoji in five characters', text(1, 5), '😀'.repeat(6), 'too_long:max=5'],
  ['one emoji for two characters', text(2, 5), '😀', 'too_short:min=2'],
  ['a number for a text', z.string(), 5, 'not_text'],
  ['a text for a number', z.number(), '5', 'not_number'],
  ['half a fen', fen, 0.5, 'not_whole'],
  ['negative money', fen, -1, 'too_small:min=0'],
  ['a bad e-mail', email, 'x@', 'not_email'],
  ['a missing e-mail', email, undefined, 'required'],
  ['a bad id', id, '../x', 'bad_format'],
  ['an unknown choice', z.enum(['a']), 'b', 'not_allowed'],
  ['no choice', z.enum(['a']), undefined, 'required'],
  ['an unknown field', z.strictObject({}), { x: 1 }, 'unknown_field'],
  ['too many entries', z.array(z.int()).max(1), [1, 2], 'too_many:max=1'],
  ['its own reason', z.literal(true, 'agreement_required'), false, 'agreement_required'],
])('%s says why by a reason key', (_, schema, value, message) => {
  expect(first(schema, value)).toBe(message);
});

test('a text is measured in characters, of which some have two code units', () => {
  const unit = fc.constantFrom('a', '中', '😀', '𠮷', 'e\u0301', ' ');
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 12 }), fc.nat(4), fc.nat(8), (value, min, more) => {
      const max = min + more;
      const count = characterCount(value.trim());
      expect(text(min, max).safeParse(value).success).toBe(min <= count && count <= max);
      expect(z.toJSONSchema(text(min, max), { io: 'input' })).toMatchObject({ maxLength: max });
    }),
  );
});

test('page and page_size arrive as text and have defaults and bounds', () => {
  expect(pageQuery.parse({})).toEqual({ page: 1, page_size: 20 });
  expect(pageQuery.parse({ page: '2', page_size: '100', other: 'x' })).toEqual({ page: 2, page_size: 100 });
  expect(pageQuery.safeParse({ page: '0' }).success).toBe(false);
  expect(pageQuery.safeParse({ page_size: '101' }).success).toBe(false);
  expect(pageQuery.safeParse({ page: 'x' }).success).toBe(false);
});

test.each([
  ['  Shopper@Example.TEST ', 'shopper@example.test'],
  ['info@почта.рф', 'info@xn--80a1acny.xn--p1ai'],
  ['info@xn--80a1acny.xn--p1ai', 'info@xn--80a1acny.xn--p1ai'],
  // Addresses that a Japanese carrier gave out, and signs that the HTML standard allows.
  ['a..b.@docomo.example', 'a..b.@docomo.example'],
  ["o'brien+parcels/2!#$%&*=?^_`{|}~-@example.test", "o'brien+parcels/2!#$%&*=?^_`{|}~-@example.test"],
])('the e-mail %s is stored as %s', (typed, stored) => {
  expect(email.parse(typed)).toBe(stored);
});

test.each([
  'x@',
  '@x.test',
  'x y@x.test',
  'x@x_y.test',
  'x@-x.test',
  'почта@x.test',
  'x@почта.рф/',
  'x@x.test,y@x.test',
])('%s is no e-mail', (typed) => {
  expect(first(email, typed)).toBe('not_email');
});

test('what staff write is in English and Chinese, and an empty text in another language is as left out', () => {
  const both = { en: 'Air', zh: '空运' };
  const others = Object.fromEntries(otherLanguages.map((language) => [language, '']));
  expect(written(text(1, 60)).parse({ ...both, ...others })).toEqual(both);
  const empty = { en: '', zh: '' };
  expect(written(text(0, 60)).parse({ ...empty, ...others })).toEqual(empty);
  expect(first(written(text(1, 60)), { ...both, zh: '' })).toBe('required');
  expect(first(written(text(1, 60)), { en: 'Air' })).toBe('required');
  expect(first(written(text(1, 60)), { ...both, xx: 'Air' })).toBe('unknown_field');
});

test.each([
  ['Cups，porcelain（２ pcs）', 'Cups,porcelain(2 pcs)'],
  ['Tea。Green、black', 'Tea.Green,black'],
  ['Öl für Møbler, ½ l – 5 €', 'Öl für Møbler, 1⁄2 l – 5 €'],
  ["Bao'an “A”", "Bao'an “A”"],
])('%j is Latin text: %j', (written, read) => {
  expect(latinText(1, 60).parse(written)).toBe(read);
});

test.each(['茶杯', 'Cups 🎁', 'Чай', '٣ cups', 'Tea ☕', 'a\tb'])('%j is no Latin text', (written) => {
  expect(latinText(1, 60).safeParse(written).error?.issues[0]?.message).toBe('not_latin');
});
