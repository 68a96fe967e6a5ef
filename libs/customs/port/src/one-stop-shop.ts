import type { Fen } from '@caravan/kernel';

/** The members of the European Union, whose import one-stop shop takes the VAT of small consignments. */
const members: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

/** The scheme takes consignments of an intrinsic value of at most this (Directive 2006/112/EC, article 369l). */
const mostEuro = 150;

/**
 * Whether the VAT of a consignment can be paid under an IOSS number.
 *
 * @param yuanPerEuro Null if there is no rate: then the value is not known to exceed the limit.
 */
export const fallsUnderIoss = (
  { country, valueFen }: { country: string; valueFen: Fen },
  yuanPerEuro: number | null,
): boolean => members.has(country) && (yuanPerEuro === null || valueFen <= mostEuro * yuanPerEuro * 100);
