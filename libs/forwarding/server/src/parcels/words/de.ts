import type { words as en } from './en.ts';

export const words: typeof en = {
  arrived: {
    title: 'Ihre Sendung ist angekommen',
    body: (number, contents) =>
      `Ihre Sendung ${number} (${contents}) ist in unserem Lager. Die Ware liegt in Ihrem Regal und lässt sich packen.`,
  },
  asked: {
    title: 'Was ist in Ihrer Sendung?',
    body: (number, contents) =>
      `Ihre Sendung ${number} ist angekommen, enthält aber nicht, was Sie angekündigt haben (${contents}). Bitte schreiben Sie uns, was darin ist und was es wert ist: Beides brauchen wir für die Zollerklärung. Bis dahin bleibt die Ware in Ihrem Regal und lässt sich nicht packen.`,
  },
  unannounced: {
    title: 'Eine Sendung für Sie ist angekommen',
    body: (number, contents) =>
      `Eine Sendung mit Ihrem Code ist angekommen, die Sie nicht angekündigt haben: ${number}, Inhalt: ${contents}. Bitte schreiben Sie uns, was darin ist und was es wert ist: Beides brauchen wir für die Zollerklärung. Bis dahin bleibt die Ware in Ihrem Regal und lässt sich nicht packen.`,
  },
  corrected: {
    title: 'Wir haben den Inhalt Ihrer Sendung berichtigt',
    body: (number, contents) => `Als Inhalt Ihrer Sendung ${number} gilt jetzt: ${contents}.`,
  },
  question: (text) => `\n\n${text}`,
};
