import type { words as en } from './en.ts';

export const words: typeof en = {
  given: {
    title: 'Wir haben Ihre Sendung gefunden',
    body: (number) =>
      `Mit Ihren Angaben haben wir Ihre Sendung ${number} gefunden. Als Nächstes nehmen wir sie an, dann liegt die Ware in Ihrem Regal.`,
  },
  refused: {
    title: 'Wir haben keine Sendung von Ihnen gefunden',
    body: (number) =>
      `Mit Ihren Angaben konnten wir keine Sendung von Ihnen mit der Nummer ${number} finden. Wenn Sie mehr haben, das zeigt, wem sie gehört, etwa ein Bild der Bestellung oder des Etiketts, schicken Sie es uns mit einem neuen Anspruch.`,
  },
};
