/** The limits of a hand-over and of the signature of its driver. */
export const handoverLimits = {
  bags: 200,
  bagG: 100_000,
  /** The packages that may be left behind. */
  left: 500,
  strokes: 40,
  strokePoints: 100,
  /** The field of a signature, which is twice as wide as high. */
  signatureWidth: 600,
  signatureHeight: 300,
} as const;
