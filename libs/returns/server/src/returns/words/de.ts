import type { words as en } from './en.ts';

export const words: typeof en = {
  note: (note) => `\n\nUnsere Anmerkung: ${note}`,
  requested: {
    title: 'Wir bitten den Händler, die Ware zurückzunehmen',
    return: (goods, number) =>
      `Wir bitten den Händler, „${goods}“ zurückzunehmen und Ihr Geld zu erstatten (${number}). Solange kann die Ware nicht gepackt werden.`,
    exchange: (goods, number) =>
      `Wir bitten den Händler, „${goods}“ umzutauschen (${number}). Solange kann die Ware nicht gepackt werden.`,
  },
  agreed: {
    title: 'Der Händler nimmt Ihre Ware zurück',
    return: (goods, number) =>
      `Der Händler ist bereit, „${goods}“ zurückzunehmen (${number}). Als Nächstes schicken wir die Ware zurück.`,
    exchange: (goods, number) =>
      `Der Händler ist bereit, „${goods}“ umzutauschen (${number}). Als Nächstes schicken wir die Ware zurück.`,
    free: ' Der Rückversand kostet Sie nichts.',
    fee: (fee) => ` Der Rückversand kostet ${fee}. Wir ziehen den Betrag von Ihrer Erstattung ab.`,
  },
  refused: {
    title: 'Der Händler hat die Rückgabe abgelehnt',
    return: (goods, number) =>
      `Der Händler nimmt „${goods}“ nicht zurück (${number}). Die Ware gehört weiterhin Ihnen und kann gepackt werden.`,
    exchange: (goods, number) =>
      `Der Händler tauscht „${goods}“ nicht um (${number}). Die Ware gehört weiterhin Ihnen und kann gepackt werden.`,
  },
  sent: {
    title: 'Ihre Ware ist auf dem Weg zum Händler',
    body: ({ goods, number, carrier, trackingNumber }, next) =>
      `Wir haben „${goods}“ zurückgeschickt (${number}), mit ${carrier}, Sendungsnummer ${trackingNumber}. ${next}`,
    return: 'Ihr Geld erhalten Sie, sobald der Händler gezahlt hat.',
    exchange: 'Die Ersatzware kommt dann in unser Lager.',
  },
  exchanged: {
    title: 'Ihre umgetauschte Ware ist da',
    body: (goods, number) =>
      `Der Händler hat „${goods}“ neu geschickt (${number}). Die Ware liegt in Ihrem Lager, die kostenlosen Tage beginnen von vorn.`,
  },
  paid: {
    title: 'Ihre Rückgabe ist erstattet',
    whole: (goods, number, paid) =>
      `Der Händler hat für „${goods}“ ${paid} erstattet (${number}). Den Betrag haben wir Ihrem Guthaben gutgeschrieben.`,
    lessFee: (goods, number, { paid, fee, back }) =>
      `Der Händler hat für „${goods}“ ${paid} erstattet (${number}). Nach Abzug von ${fee} für den Rückversand haben wir Ihrem Guthaben ${back} gutgeschrieben.`,
  },
};
