import { maxPackageItems } from '@caravan/content/contract';
import { fen, fenOut, id, latinText, text, z } from '@caravan/kernel/zod';
import { taxNumberKinds, taxNumberNeeds } from './tax-numbers.ts';

/** A subheading of the Harmonized System. That it exists is checked by the server, which has all of them. */
const hsCode = z
  .string()
  .trim()
  .regex(/^\d{6}$/, 'hs_code_form');
/** ISO 3166-1. */
const countryCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{2}$/, 'country_form');
/** Posts and customs read Latin letters: a description in Chinese is returned by many. */
const descriptionText = latinText(3, 60).refine((written) => /\p{Script=Latin}/u.test(written), 'not_latin');

/** Staff write this part of a line. */
const writtenLine = {
  item_id: id,
  /** A description of the goods, in English or another language in Latin letters. */
  description: descriptionText,
  hs_code: hsCode,
  /** The country in which it was made. */
  origin: countryCode,
  /** Of all pieces together. The values of all lines add up to the declared value of the package. */
  value_fen: fen,
  /** Net, of all pieces together. */
  weight_g: z.int().min(1).max(1_000_000),
};

/** The lines of all goods of a package, in their order. */
export const newDeclaration = z.strictObject({
  lines: z.array(z.strictObject(writtenLine)).min(1).max(maxPackageItems),
});

/** A subheading with its text in the nomenclature, which is English. */
export const hsHeading = z.object({ code: z.string(), text: z.string() });

const knownLine = z.object({ description: z.string(), hs_code: z.string(), origin: z.string() });

/** A line as it is declared, or what is known for it. */
export const declaredLine = z.object({
  item_id: id,
  /** As the shopper bought it. */
  name: z.string(),
  quantity: z.int(),
  /** Empty while nobody has written it. */
  ...knownLine.shape,
  value_fen: fenOut,
  weight_g: z.int(),
  /** Headings for the words of its name, the best one first. */
  suggestions: z.array(z.object({ ...hsHeading.shape, description: z.string() })),
});

export const declaration = z.object({
  lines: z.array(declaredLine),
  /** The value that the shopper declared: what the lines must add up to. */
  declared_value_fen: fenOut,
  /** Whether the lines are declared; otherwise they are what is known of the goods. */
  declared: z.boolean(),
  /** Whether it may still be written. */
  can_change: z.boolean(),
  /** 0 before it is written. */
  version: z.int().min(0),
});

export const hsQuery = z.strictObject({ q: text(2, 100) });
export const hsHeadings = z.object({ items: z.array(hsHeading) });

const euVat = /^IM\d{10}$/;

/** A country's rule about the numbers of recipients. */
const askingCountry = z.strictObject({
  country: countryCode,
  need: z.enum(taxNumberNeeds),
  /** The kinds of which one is enough. */
  kinds: z.array(z.enum(taxNumberKinds)).min(1).max(taxNumberKinds.length),
});
const unique = (countries: readonly { country: string }[]): boolean =>
  new Set(countries.map(({ country }) => country)).size === countries.length;

/** Customs settings of the shop, with its own numbers. */
export const customsRuleChange = z.strictObject({
  /** Packages are packed after their contents are declared. */
  declares: z.boolean(),
  /** The shop's number in the import one-stop shop of the EU, or that of its intermediary; empty without one. */
  ioss: z.union([z.literal(''), z.string().trim().toUpperCase().regex(euVat, 'ioss_form')]),
  /** Its number as an economic operator; empty without one. */
  eori: z.union([
    z.literal(''),
    z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z]{2}[0-9A-Z]{3,15}$/, 'eori_form'),
  ]),
  /** The countries that ask for a number of the recipient, all of them; without it, they stay as they are. */
  countries: z.array(askingCountry).max(250).refine(unique, 'country_twice').optional(),
});
export const customsRule = z.object({
  declares: z.boolean(),
  ioss: z.string(),
  eori: z.string(),
  /** In the order of their codes, also those that are off. */
  countries: z.array(askingCountry),
  version: z.int().min(0),
});

export type NewDeclaration = z.infer<typeof newDeclaration>;
export type NewDeclaredLine = NewDeclaration['lines'][number];
export type DeclaredLine = z.infer<typeof declaredLine>;
export type Declaration = z.infer<typeof declaration>;
export type HsHeading = z.infer<typeof hsHeading>;
export type HsHeadings = z.infer<typeof hsHeadings>;
export type HsQuery = z.infer<typeof hsQuery>;
export type CustomsRuleChange = z.infer<typeof customsRuleChange>;
export type CustomsRule = z.infer<typeof customsRule>;
export type AskingCountry = z.infer<typeof askingCountry>;
