import { scannedCode } from '../scanned-code.ts';
import { day } from '../time.ts';

/** Letters and digits: the longest barcodes of carriers have 35; no carrier's number has fewer than 5. */
export const trackingNumberLength = { min: 5, max: 40 } as const;

/** Quotes, brackets and number signs around a pasted number, and the asterisks that Code 39 begins and ends with. */
const edges = /^[\p{P}\p{S}]+|[\p{P}\p{S}]+$/gu;

/** Word processors and input methods write other hyphens, such as the long vowel mark of Japanese. */
const hyphens = /[\p{Dash}ー]/gu;

const marks = /[\p{P}\p{S}]/gu;

/** The barcode of US labels begins with the recipient's ZIP code, which is no part of the number (USPS Publication 199). */
const usRouting = /^420\d{5}(?=9[1-5]\d{20}$)/;

/**
 * A carrier's tracking number in its stored form: half-width, upper case, without spaces and invisible characters, with
 * plain hyphens. Leaves what is no tracking number as it is; `trackingNumber` of the schemas refuses that.
 */
export const trackingNumberOf = (text: string): string => {
  const number = scannedCode(text).replaceAll(hyphens, '-').replaceAll(edges, '');
  const plain = number.replaceAll(marks, '');
  return usRouting.test(plain) ? plain.replace(usRouting, '') : number;
};

/**
 * The form in which tracking numbers are compared and searched: letters and digits alone, because people and carriers
 * write hyphens and dots or leave them out.
 */
export const trackingKey = (text: string): string => trackingNumberOf(text).replaceAll(marks, '');

/** After how many days a carrier may give a number to another parcel; the earliest known reuse is that of UPS, after six months. */
const reuseAfterDays = 180;

/** A parcel that was closed before this instant no longer holds its tracking number. */
export const trackingHeldSince = (at: Date): Date => new Date(at.getTime() - reuseAfterDays * day);

/** How a package travels. */
interface Shipped {
  carrier: string;
  number: string;
}

/** Whether two tracking numbers are one: those of different carriers never are. Carriers compare without case. */
export const isSameTracking = (one: Shipped, other: Shipped): boolean =>
  one.carrier.toLowerCase() === other.carrier.toLowerCase() && trackingKey(one.number) === trackingKey(other.number);
