import type { words as en } from './en.ts';

export const words: typeof en = {
  goods: (percent) => `${percent}\u00a0% Nachlass auf den Preis der Ware`,
  shipping: (percent) => `${percent}\u00a0% Nachlass auf den Versand eines Pakets`,
};
