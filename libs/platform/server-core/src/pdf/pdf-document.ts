/** One line: what it is, how it comes about, and the value. */
export interface PdfRow {
  label: string;
  hint?: string;
  value: string;
  strong?: boolean;
}

/** A PDF shows a title, facts, and sections of lines, in any language that the fonts have. */
export interface PdfDocument {
  /** The BCP 47 tag of its language. */
  lang: string;
  /** Its main script. Quotation marks and other signs of many scripts are as wide as a character among Chinese ones. */
  script: 'latin' | 'han';
  title: string;
  /** When what it shows was made; the same document is always the same file. */
  at: string;
  facts: readonly PdfRow[];
  sections: readonly { title: string; rows: readonly PdfRow[] }[];
  /** Sentences after the sections. */
  notes: readonly string[];
  /** A drawing by hand, below the notes: the lines of a signature, x and y by turns, in a field of 600 by 300. */
  drawing?: readonly (readonly number[])[];
  /** On each page, beside its number. */
  footer: string;
}

/** More lines than any receipt has; a document above it is refused before any work. */
export const maxPdfRows = 5_000;

/** The answer of the thread that draws. */
export type PdfAnswer = { pdf: Uint8Array } | { error: string };
