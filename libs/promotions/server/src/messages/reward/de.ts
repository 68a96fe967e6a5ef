import type { words as en } from './en.ts';

export const words: typeof en = {
  title: 'Sie haben einen Gutschein erhalten',
  why: {
    invited: 'Ihr erstes Paket ist angekommen, und ein Freund hatte Sie eingeladen. Hier ist Ihr Gutschein.',
    referrer: 'Das erste Paket von jemandem, den Sie eingeladen haben, ist angekommen. Hier ist Ihr Gutschein.',
  },
  goods: 'auf den Preis der Ware',
  shipping: 'auf den Versand eines Pakets',
  off: (amount, what) => `${amount} Nachlass ${what}`,
  percentOff: (percent, what) => `${percent}\u00a0% Nachlass ${what}`,
  most: (amount) => `, höchstens ${amount}`,
  from: (amount) => `, ab ${amount}`,
  code: (code, until) => `Code ${code}, gültig bis ${until}.`,
};
