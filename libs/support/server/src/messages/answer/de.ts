import type { words as en } from './en.ts';

export const words: typeof en = {
  titles: {
    order: (ref) => `Wir haben Ihre Nachricht zu Bestellung ${ref} beantwortet`,
    package: (ref) => `Wir haben Ihre Nachricht zu Paket ${ref} beantwortet`,
    general: () => 'Wir haben Ihre Nachricht beantwortet',
    request: () => 'Antwort auf Ihre Suchanfrage',
  },
  body: (answer) => `Unsere Antwort:\n\n${answer}`,
};
