import type { CustomsPaper, PaperKind } from '@caravan/customs/contract';
import type { PdfForm } from '@caravan/server-core';
import { cn22Form } from './cn22-form.ts';
import { cn23Form } from './cn23-form.ts';
import { invoiceForm } from './invoice-form.ts';

const forms: Record<PaperKind, (paper: CustomsPaper) => Promise<PdfForm>> = {
  cn22: cn22Form,
  cn23: cn23Form,
  invoice: async (paper) => invoiceForm(paper),
};

/** A paper as a form to draw. */
export const paperForm = (paper: CustomsPaper): Promise<PdfForm> => forms[paper.kind](paper);
