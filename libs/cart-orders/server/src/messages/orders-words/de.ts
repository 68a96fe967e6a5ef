import type { words as en } from './en.ts';

export const words: typeof en = {
  order: (number) => `Bestellung ${number}`,
  title: (number) => `Bestellung ${number}`,
  note: (note) => `Unsere Anmerkung: ${note}`,
  extra: { domestic_fee: 'Versand innerhalb Chinas', other: 'Nachzahlung' },
  refund: {
    order: (number) => `Erstattung zu Bestellung ${number}`,
    domestic_fee: (number) => `Erstattung des Versands innerhalb Chinas, Bestellung ${number}`,
    other: (number) => `Erstattung einer Nachzahlung, Bestellung ${number}`,
  },
  cancelled: {
    title: 'Ihre Bestellung wurde storniert',
    text: (order) => `Leider mussten wir Ihre ${order} stornieren.`,
    back: (amount) => `Wir haben den vollen Betrag von ${amount} Ihrem Guthaben gutgeschrieben.`,
    backWithPhotos: (amount) =>
      `Wir haben den vollen Betrag von ${amount}, einschließlich der Fotos, Ihrem Guthaben gutgeschrieben.`,
  },
  expired: {
    title: 'Ihre unbezahlte Bestellung wurde storniert',
    text: (order, hours) =>
      `Ihre ${order} wurde nicht innerhalb von ${hours} Stunden bezahlt und ist deshalb storniert. Ihnen wurde nichts berechnet. Sie können jederzeit neu bestellen.`,
  },
  inStock: {
    title: (name, more) => `In unserem Lager: ${name}${more > 0 ? ` und ${more} weitere` : ''}`,
    text: (order) =>
      `Die Ware aus ${order} ist in unserem Lager eingetroffen. Sie können sie jetzt für den Versand packen lassen.`,
  },
  priceAccepted: {
    title: 'Ihr Preis wurde angenommen',
    text: (order) => `Wir haben den Preis geprüft, den Sie zu ${order} angegeben haben, und ihn angenommen.`,
  },
  refundRejected: {
    title: 'Ihr Antrag auf Erstattung wurde abgelehnt',
    text: (order) => `Leider können wir ${order} nicht erstatten. Wir bearbeiten die Bestellung weiter.`,
  },
  refunded: {
    title: 'Ihre Erstattung wurde genehmigt',
    whole: (order, amount) => `Sie erhalten ${amount} für Ware und Versand innerhalb Chinas aus ${order} zurück.`,
    part: (order, amount) => `Sie erhalten ${amount} für die noch nicht eingetroffene Ware aus ${order} zurück.`,
    to: {
      balance: 'Der Betrag ist Ihrem Guthaben bereits gutgeschrieben.',
      card: 'Der Betrag geht zurück auf Ihre Karte oder Ihr PayPal-Konto. Ist das nicht möglich, schreiben wir ihn Ihrem Guthaben gut.',
    },
    photosKept: 'Fotogebühren werden nicht erstattet.',
  },
  mail: {
    arrived: 'Eingetroffen',
    refunded: 'Erstattung genehmigt',
    asked: 'Bitte antworten Sie',
    weight: (weight) => `Gewicht: ${weight}`,
    storage: (days, until, fee, most) =>
      `${days} Tage kostenlose Lagerung, bis ${until}; danach ${fee} pro Tag, höchstens ${most}`,
  },
  deadlines: {
    pay: (number) => `Zahlungsfrist für Bestellung ${number}`,
    refund: (number) => `Ende der Frist für eine Erstattung von Bestellung ${number}`,
    answer: (number) => `Antwortfrist zur Frage zu Bestellung ${number}`,
    extra: (number) => `Zahlungsfrist für die Nachzahlung zu Bestellung ${number}`,
  },
};
