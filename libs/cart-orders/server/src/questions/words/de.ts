import type { words as en } from './en.ts';

export const words: typeof en = {
  choice: (due) =>
    `Sie können den Kosten zustimmen oder die Bestellung stornieren und alles zurückbekommen. Bitte antworten Sie bis ${due}. Ohne Ihre Antwort kaufen wir nichts, stornieren die Bestellung und erstatten Ihnen den vollen Betrag.`,
  asked: {
    title: (fee) => `Der Händler berechnet ${fee} für den Versand innerhalb Chinas`,
    text: (order, fee) =>
      `Wir haben beim Händler Ihrer ${order} nachgefragt: Er berechnet ${fee} für den Versand an unser Lager.`,
  },
  answerReminder: {
    title: 'Wir warten auf Ihre Antwort',
    text: (order, fee) => `Der Händler Ihrer ${order} berechnet ${fee} für den Versand innerhalb Chinas.`,
  },
  paymentReminder: {
    title: (fee) => `${fee} für den Versand innerhalb Chinas noch nicht bezahlt`,
    text: (order, fee, due) =>
      `Sie haben ${fee} für den Versand Ihrer ${order} innerhalb Chinas zugestimmt. Bitte bezahlen Sie den Betrag bis ${due}; danach kaufen wir die Ware. Ist er bis dahin nicht bezahlt, stornieren wir die Bestellung und erstatten Ihnen den vollen Betrag.`,
    mail: 'Zahlung fällig',
  },
  expired: {
    title: 'Ihre Bestellung wurde storniert',
    answer: (order) =>
      `Zum Versand innerhalb Chinas haben wir keine Antwort von Ihnen erhalten. Wir haben deshalb nichts gekauft und Ihre ${order} storniert.`,
    payment: (order) =>
      `Der Versand innerhalb Chinas wurde nicht rechtzeitig bezahlt. Wir haben deshalb nichts gekauft und Ihre ${order} storniert.`,
    back: (amount) => `Den vollen Betrag von ${amount} haben wir Ihrem Guthaben gutgeschrieben.`,
    mail: 'Erstattet',
  },
  withdrawn: {
    title: 'Unsere Frage hat sich erledigt',
    text: (order) =>
      `Wir haben unsere Frage zum Versand von ${order} innerhalb Chinas zurückgezogen. Sie brauchen nichts weiter zu tun.`,
  },
  noFee: {
    title: 'Der Versand innerhalb Chinas kostet nichts',
    text: (order) =>
      `Wir haben beim Händler Ihrer ${order} nachgefragt: Er berechnet nichts für den Versand innerhalb Chinas. Sie müssen nichts nachzahlen.`,
  },
};
