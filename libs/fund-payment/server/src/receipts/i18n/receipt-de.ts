import type { ReceiptMailTexts } from './receipt-en.ts';

export const texts: ReceiptMailTexts = {
  event: 'Beleg',
  title: 'Ihr Beleg',
  intro: 'Wir haben Ihre Zahlung erhalten.',
  number: 'Transaktionsnummer',
  more: (first, others) => `${first} und ${others} weitere`,
  order: (ref) => `Bestellung ${ref}`,
  order_extra: (ref) => `Nachzahlung ${ref}`,
  package: (ref) => `Versand von Paket ${ref}`,
  package_extra: (ref) => `Versanddifferenz ${ref}`,
  service: (ref) => `Zusatzleistung ${ref}`,
  topUp: 'Aufladung Ihres Guthabens',
  total: 'Summe',
  toBalance: 'Ihrem Guthaben gutgeschrieben',
  charged: 'Abgebucht',
  rate: (currency, rate, date) => `1\u00a0¥ = ${rate} ${currency}, Kurs vom ${date}`,
  margin: (currency, dayRate, margin) =>
    `Das ist der Tageskurs von ${dayRate} ${currency} mit unserem Kursaufschlag von ${margin}`,
  method: 'Zahlungsart',
  time: 'Zeit',
  beijing: 'Pekinger Zeit',
  billing: 'Rechnungsadresse',
  action: 'Kontobewegungen ansehen',
};
