import { firstCharacters } from './storable-text.ts';

/** An entry of a list leaves out longer addresses of pictures and sites. */
const longestAddress = 400;

const controls = /\p{Cc}+/gu;

/** A text in a list: one line of at most `max` characters. JSON needs six bytes for each control character. */
export const listText = (text: string, max: number): string => firstCharacters(text, max).replaceAll(controls, ' ');

/** The address of a picture or a site in a list; null if it is longer than an entry may be. */
export const listAddress = (address: string | null): string | null =>
  address !== null && address.length > longestAddress ? null : address;
