/** The most that an owner can set (specification 47.1). */
export const exchangeMarginLimits = {
  /** Basis points: hundredths of a per cent. */
  margin_bp: 500,
  planned: 3,
} as const;
