import { isShortenedNumber } from '../shortened-number.ts';
import { reasonMessage } from '../reasons.ts';
import { isStorable } from '../storable-text.ts';
import { trackingKey, trackingNumberLength, trackingNumberOf } from '../parcel/tracking-number.ts';
import { z } from './z.ts';

const { min, max } = trackingNumberLength;

/** A pasted number with its spaces. */
const maxTyped = 200;

/** Letters and digits, with single hyphens, dots or underscores between them, and one digit at least. */
const form = /^(?=.*\d)[A-Z\d]+(?:[-._]+[A-Z\d]+)*$/;

/** Two numbers in one field look like one with a space in it, but no carrier groups ten characters and more. */
const hasSeveral = (typed: string): boolean =>
  typed.split(/[\s,;/|、，；]+/u).filter((part) => part.length >= 10 && /\d/.test(part)).length > 1;

const faultOf = (typed: string, number: string): string | undefined => {
  if (number === '') return 'required';
  if (isShortenedNumber(number)) return 'tracking_number_shortened';
  if (hasSeveral(typed)) return 'tracking_numbers_several';
  const { length } = trackingKey(number);
  if (length < min || !form.test(number)) return 'tracking_number_form';
  return length > max ? reasonMessage('too_long', { max }) : undefined;
};

/** A carrier's tracking number as typed, pasted or scanned, in its stored form (`trackingNumberOf`). */
export const trackingNumber = z
  .string()
  .max(maxTyped)
  .check(({ value, issues }) => {
    const message = faultOf(value, trackingNumberOf(value));
    if (message !== undefined) issues.push({ code: 'custom', message, input: value });
  })
  .overwrite(trackingNumberOf);

const plain = (written: string): string =>
  written
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(/[\p{White_Space}\p{Cc}]+/gu, ' ')
    .trim();

/** A name or a number that is compared, of `shortest` to `longest` characters: half-width, with single spaces. */
const plainText = (shortest: 0 | 1, longest: number) =>
  z.string().overwrite(plain).min(shortest).max(longest).refine(isStorable, 'bad_format');

/** The name of a carrier of `shortest` to `longest` characters. */
export const carrierName = plainText;

/** The number of an order at a shop, as typed, pasted or read from a file. */
export const shopNumber = plainText(1, 100);
