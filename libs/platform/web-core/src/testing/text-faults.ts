import { variablesOf } from '@caravan/kernel/testing';
import type { Texts } from '../i18n/text-files.ts';

const leavesOf = (texts: Texts, prefix = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : leavesOf(value, `${prefix}${key}.`),
  );

/** The differences between two languages of one namespace: a missing key, an empty text, other variables. */
export const textFaults = (en: Texts, other: Texts): string[] => {
  const [english, others] = [new Map(leavesOf(en)), new Map(leavesOf(other))];
  const keys = [...new Set([...english.keys(), ...others.keys()])];
  return keys.flatMap((key) => {
    const [ours, theirs] = [english.get(key), others.get(key)];
    if (ours === undefined || theirs === undefined)
      return [`${key} is missing in ${ours === undefined ? 'English' : 'the other language'}`];
    if (!ours.trim() || !theirs.trim()) return [`${key} is empty`];
    return String(variablesOf(ours)) === String(variablesOf(theirs)) ? [] : [`${key}: variables differ`];
  });
};
