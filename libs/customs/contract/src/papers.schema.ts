import { fenOut, instant, packageNumber, z } from '@caravan/kernel/zod';
import { contentsCategories, paperGaps, paperKinds } from './papers.ts';
import { taxNumberKinds } from './tax-numbers.ts';

const kind = z.enum(paperKinds);
const category = z.enum(contentsCategories);

export const byPaper = z.object({ number: packageNumber, kind });
export const byPaperToken = z.object({ token: z.string().regex(/^[\w.-]{1,300}$/) });
export const paperQuery = z.strictObject({ category: category.default('sale_of_goods') });
export const newPaperPrint = z.strictObject({ category: category.default('sale_of_goods') });
export const paperPrint = z.object({ url: z.string(), expires_at: instant });

/** Suggested papers of a package, and the gaps that keep them from being made. */
export const paperState = z.object({
  /** By the package's shipping method and value; staff may print any. */
  suggested: kind,
  /** Empty if papers can be made. */
  gaps: z.array(z.enum(paperGaps)),
});

const party = z.object({
  name: z.string(),
  /** Of the address, without name and country. */
  lines: z.array(z.string()),
  /** ISO 3166-1. */
  country: z.string(),
  phone: z.string(),
});

/** Contents of a customs paper. */
export const customsPaper = z.object({
  kind,
  /** Of the package, which is the number of the invoice too. */
  number: z.string(),
  /** In the time zone of the shop. */
  day: z.iso.date(),
  category,
  /** The identifier of the item at its post or carrier; null before it has one. */
  item_number: z.string().nullable(),
  /** Whether that is one of the Universal Postal Union's standard S10, which the forms have as a bar code. */
  is_postal: z.boolean(),
  sender: party,
  recipient: party,
  /** Null without one. */
  recipient_tax_number: z.object({ kind: z.enum(taxNumberKinds), number: z.string() }).nullable(),
  /** Empty without one, and IOSS for parcels that do not fall under it. */
  ioss: z.string(),
  eori: z.string(),
  lines: z.array(
    z.object({
      description: z.string(),
      quantity: z.int(),
      hs_code: z.string(),
      origin: z.string(),
      /** Of all pieces. */
      weight_g: z.int(),
      value_fen: fenOut,
    }),
  ),
  /** ISO 4217: goods are declared in the currency in which they were bought. */
  currency: z.literal('CNY'),
  value_fen: fenOut,
  net_weight_g: z.int(),
  gross_weight_g: z.int(),
  /** Paid by the shopper; 0 without insurance. */
  freight_fen: fenOut,
  insurance_fen: fenOut,
  /** Of Incoterms 2020. */
  incoterm: z.literal('DAP'),
  signer: z.string(),
});

export type PaperState = z.infer<typeof paperState>;
export type CustomsPaper = z.infer<typeof customsPaper>;
export type PaperQuery = z.infer<typeof paperQuery>;
export type NewPaperPrint = z.infer<typeof newPaperPrint>;
export type PaperPrint = z.infer<typeof paperPrint>;
