import { variablesOf } from '@caravan/kernel/testing';
import type { Texts } from '../i18n/text-files.ts';

const leavesOf = (texts: Texts, prefix = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : leavesOf(value, `${prefix}${key}.`),
  );

/** The differences between two languages of one namespace: a missing key, an empty text, other variables. */
export const textFaults = (en: Texts, zh: Texts): string[] => {
  const [english, chinese] = [new Map(leavesOf(en)), new Map(leavesOf(zh))];
  const keys = [...new Set([...english.keys(), ...chinese.keys()])];
  return keys.flatMap((key) => {
    const [ours, theirs] = [english.get(key), chinese.get(key)];
    if (ours === undefined || theirs === undefined) return [`${key} is missing in ${ours === undefined ? 'en' : 'zh'}`];
    if (!ours.trim() || !theirs.trim()) return [`${key} is empty`];
    return String(variablesOf(ours)) === String(variablesOf(theirs)) ? [] : [`${key}: variables differ`];
  });
};
