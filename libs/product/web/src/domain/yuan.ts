/** Fen as a field shows them: `1250` → `12.5`, `1200` → `12`. */
export const yuanOf = (fen: number): string => String(fen / 100);
