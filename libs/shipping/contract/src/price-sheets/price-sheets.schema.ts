import { isStorable } from '@caravan/kernel';
import { id, instant, text, z } from '@caravan/kernel/zod';
import { countryCode, gram } from '../parcel.schema.ts';
import { shippingMethodPreview } from '../shipping-methods.schema.ts';
import { sheetFaultKinds } from './sheet-faults.ts';
import { maxSheetRows, maxSheetRowText, readSheetRow } from './sheet-row.ts';
import { sheetTerms } from './sheet-terms.schema.ts';

/** A row in the form of `writeSheetRow`. */
const sheetRow = z
  .string()
  .max(maxSheetRowText)
  .refine((written) => isStorable(written) && readSheetRow(written) !== undefined, 'bad_format');

/** A price sheet from a file. */
export const priceSheetDraft = z.strictObject({
  terms: sheetTerms,
  /** The name of the file, so that colleagues find it again. */
  file: text(1, 200),
  rows: z.array(sheetRow).min(1).max(maxSheetRows),
});
/** A price sheet that is to be in force. */
export const priceSheetImport = priceSheetDraft.extend({
  /** At once if it is null or past. */
  effective_from: instant.nullable(),
});

/** Staff type this part of an import; the rows come from a file. */
export const priceSheetForm = priceSheetImport.pick({ terms: true, effective_from: true });

const count = z.int().min(0);

/** Faults and effect of a price sheet. Nothing is stored. */
export const priceSheetCheck = z.object({
  /** The first 100 faults; a sheet with faults cannot be imported. */
  faults: z.array(
    z.object({
      kind: z.enum(sheetFaultKinds),
      /** 0 for the sheet as a whole. */
      line: count,
      other: count.nullable(),
      /** The zone or the country. */
      where: z.string(),
      from_g: gram.nullable(),
      to_g: gram.nullable(),
    }),
  ),
  fault_count: count,
  prices: count,
  zones: count,
  countries: count,
  /** Countries of the sheet that the method does not serve, because it names no days for them. */
  not_served: z.array(countryCode),
  /** Countries that the method serves and for which the sheet has no price: they are not offered. */
  not_priced: z.array(countryCode),
  /** Null for a sheet with faults. */
  preview: shippingMethodPreview.nullable(),
});

/** The rows of a stored price sheet. */
export const priceSheet = z.object({
  id,
  file: z.string(),
  imported_at: instant,
  /** In the form of `writeSheetRow`. */
  rows: z.array(z.string()),
});

export type PriceSheetDraft = z.infer<typeof priceSheetDraft>;
export type PriceSheetImport = z.infer<typeof priceSheetImport>;
export type PriceSheetCheck = z.infer<typeof priceSheetCheck>;
export type PriceSheet = z.infer<typeof priceSheet>;
