/** A mark on a page of a form. Places and sizes are in millimetres from the upper left corner. */
export type PdfMark =
  | { kind: 'box'; x: number; y: number; width: number; height: number }
  | { kind: 'line'; x: number; y: number; toX: number; toY: number }
  /** A small field, crossed if it is chosen. */
  | { kind: 'tick'; x: number; y: number; side: number; chosen: boolean }
  /** A PNG in base64, drawn without smoothing its edges. */
  | { kind: 'picture'; x: number; y: number; width: number; height: number; png: string }
  /** A text in a field. One that is too long gets smaller letters, and is cut if that is not enough. */
  | {
      kind: 'text';
      x: number;
      y: number;
      width: number;
      height: number;
      /** In points. */
      size: number;
      text: string;
      align?: 'left' | 'right';
      muted?: true;
    };

/** A form with fields at fixed places, on paper of any size. */
export interface PdfForm {
  /** The BCP 47 tag of its language. */
  lang: string;
  title: string;
  /** When what it shows was made; the same form is always the same file. */
  at: string;
  widthMm: number;
  heightMm: number;
  pages: readonly (readonly PdfMark[])[];
}

/** More pages than any form has; a form above it is refused before any work. */
export const maxPdfPages = 100;
