import { Converter } from 'opencc-js/t2cn';

type Convert = (text: string) => string;

/** Reads the tables when the first Chinese character comes: it takes 50 ms. */
let converters: readonly Convert[] | undefined;
const loaded = (): readonly Convert[] =>
  (converters ??= (['tw', 'hk'] as const).map((from) => Converter({ from, to: 'cn' })));

const simplified = new Map<string, string>();

/**
 * The simplified form of one Chinese character, also of the forms that are usual in Taiwan and Hong Kong. Characters are
 * converted one by one, not by words: a part of a text is then the same as the part of the converted text.
 */
const simplify = (character: string): string => {
  const known = simplified.get(character);
  if (known !== undefined) return known;
  const next = loaded().reduce((form, convert) => convert(form), character);
  // A form can be one that has a simpler one.
  const form = next === character ? next : simplify(next);
  simplified.set(character, form);
  return form;
};

const normalised = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/\p{Script=Han}/gu, simplify);

/**
 * The form in which texts are stored for searches and searched: half-width, lower case, simplified Chinese, without
 * invisible characters. The parts are lines of the text, so that no search finds the end of one and the beginning of the
 * next.
 */
export const searchText = (...parts: readonly (string | null | undefined)[]): string =>
  parts.flatMap((part) => (part ? [normalised(part).trim()] : [])).join('\n');
