import type { Fen } from '@caravan/kernel';

/** Fen as a field shows them: `1250` → `12.50`, `1200` → `12`. */
export const yuanText = (fen: Fen): string => (fen % 100 === 0 ? String(fen / 100) : (fen / 100).toFixed(2));
