import type { rejectionTexts as en } from './en-rejection.ts';

/** The rejection of goods by their photos. */
export const rejectionTexts: typeof en = {
  rejection: {
    why: 'Grund',
    choose: 'Bitte wählen',
    wish: 'Was Sie möchten',
    noteHint: 'Der Händler liest es. Je genauer, desto besser.',
    pays: 'Der Rückversand zum Händler kostet Sie nichts.',
    asked: 'Ihr Antrag ist gesendet. Als Nächstes fragen wir den Händler.',
    reason: {
      wrong_goods: 'Falsche Ware',
      damaged: 'Beschädigt',
      incomplete: 'Etwas fehlt',
      quality: 'Schlechte Qualität',
    },
    kind: { return: 'Geld zurück', exchange: 'Dieselbe Ware noch einmal' },
    kindHint: {
      return: 'Sobald der Händler gezahlt hat, kommt das Geld auf Ihr Guthaben.',
      exchange: 'Der Händler schickt die Ware noch einmal an unser Lager.',
    },
  },
};
