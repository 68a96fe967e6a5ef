import type { HsHeading } from '@caravan/customs/contract';
import { searchText } from '@caravan/server-core';
import { hsWords, type HsWords } from './hs-words.ts';

/**
 * The subheadings of the Harmonized System 2022 with their English texts, as UN Comtrade publishes them (dataset
 * `datasets/harmonized-system`, in the public domain): the WCO's nomenclature, read when it is first needed.
 */
const files = import.meta.glob<string>('../../seed/hs-2022.tsv', { query: '?raw', import: 'default' });

interface Nomenclature {
  textOf: ReadonlyMap<string, string>;
  headings: readonly (HsHeading & { search: string })[];
}

let loaded: Promise<Nomenclature> | undefined;

const readNomenclature = async (): Promise<Nomenclature> => {
  const [load] = Object.values(files);
  if (!load) throw new Error('the nomenclature is missing');
  const headings = (await load()).split('\n').flatMap((line) => {
    const [code = '', text = ''] = line.split('\t');
    return text ? [{ code, text, search: text.toLowerCase() }] : [];
  });
  return { headings, textOf: new Map(headings.map(({ code, text }) => [code, text])) };
};

export const nomenclature = (): Promise<Nomenclature> => (loaded ??= readNomenclature());

const isHan = (word: string): boolean => /\p{Script=Han}/u.test(word);

/** Latin words match whole words, also in the plural; Chinese ones match anywhere, because nothing separates them. */
const matches = (name: string, word: string): boolean => {
  if (isHan(word)) return name.includes(word);
  const at = name.indexOf(word);
  if (at < 0) return false;
  const isEdge = (character: string | undefined): boolean =>
    character === undefined || !/[\p{L}\p{N}]/u.test(character);
  const rest = name.slice(at + word.length).replace(/^(es|s|n|en)(?![\p{L}\p{N}])/u, '');
  return isEdge(name[at - 1]) && isEdge(rest[0]);
};

const entries = hsWords.map((entry) => ({ ...entry, all: entry.words.split('|').map((word) => searchText(word)) }));

/** The headings whose words a name has: the longest word decides, because "phone case" is no phone. */
export const suggestHeadings = (name: string, most: number): HsWords[] => {
  const text = searchText(name);
  return entries
    .map(({ all, ...entry }) => ({
      entry,
      // A Chinese character says as much as some Latin letters.
      score: Math.max(0, ...all.map((word) => (matches(text, word) ? word.length * (isHan(word) ? 3 : 1) : 0))),
    }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ entry }) => entry);
};

/** Headings by the beginning of a code, by the words of this trade, and by the words of the nomenclature. */
export const findHeadings = async (asked: string, most: number): Promise<HsHeading[]> => {
  const { headings, textOf } = await nomenclature();
  if (/^\d+$/.test(asked)) return headings.filter(({ code }) => code.startsWith(asked)).slice(0, most);
  const known = suggestHeadings(asked, most).map(({ code }) => code);
  const words = searchText(asked).split(' ');
  const found = headings.filter(({ search }) => words.every((word) => search.includes(word))).map(({ code }) => code);
  return [...new Set([...known, ...found])].slice(0, most).map((code) => ({ code, text: textOf.get(code) ?? '' }));
};
