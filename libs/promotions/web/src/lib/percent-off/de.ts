import type { words as en } from './en.ts';

export const words: typeof en = {
  goods: (percent) => `${percent} % Nachlass auf den Preis der Ware`,
  shipping: (percent) => `${percent} % Nachlass auf den Versand eines Pakets`,
};
