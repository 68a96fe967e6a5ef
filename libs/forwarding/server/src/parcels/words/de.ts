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
  taken_back: {
    title: 'Eine Sendung war nicht für Sie',
    body: (number, contents) =>
      `Wir haben die Sendung ${number} (${contents}) versehentlich Ihnen zugeordnet. Sie gehört jemand anderem, und wir haben sie aus Ihren Sendungen entfernt. Kosten entstehen Ihnen nicht.`,
  },
  mixed_up: {
    title: 'Ware in Ihrem Regal war nicht für Sie',
    body: (number, contents) =>
      `Wir haben versehentlich eine andere Sendung als Ihre Sendung ${number} (${contents}) angenommen. Die Ware gehört jemand anderem, und wir haben sie aus Ihrem Regal genommen. Kosten entstehen Ihnen nicht, und Ihre Sendung erwarten wir weiterhin.`,
  },
  corrected: {
    title: 'Wir haben den Inhalt Ihrer Sendung berichtigt',
    body: (number, contents) => `Als Inhalt Ihrer Sendung ${number} gilt jetzt: ${contents}.`,
  },
  late: {
    title: (count) => (count === 1 ? 'Eine Sendung ist nicht angekommen' : `${count} Sendungen sind nicht angekommen`),
    body: (days) =>
      `Sie haben sie vor langer Zeit angekündigt, bei uns ist nichts angekommen. Fragen Sie bitte im Shop nach, und prüfen Sie die Nummern. Wenn nichts kommt, enden die Ankündigungen in ${days} Tagen. Was später kommt, gehört weiter Ihnen, und Sie können es neu ankündigen.`,
  },
  elsewhere: (here, announced) =>
    `\n\nSie kam in unserem Lager „${here}“ an, nicht in „${announced}“, und bleibt dort.`,
  question: (text) => `\n\n${text}`,
};
