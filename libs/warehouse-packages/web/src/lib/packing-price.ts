import { formatFen, type Fen } from '@caravan/kernel';

/** The price of a packing option; one that costs nothing says so in a word. */
export const priceOf = (fen: Fen, free: string): string => (fen === 0 ? free : formatFen(fen));
