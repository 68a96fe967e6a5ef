import type { words as en } from './en.ts';

export const words: typeof en = {
  methods: { balance: 'Guthaben', sandbox: 'Sandbox', stripe: 'Karte', paypal: 'PayPal', westpay: 'Western Union' },
  things: {
    order: 'Bestellung',
    order_extra: 'Nachzahlung',
    package: 'Paket',
    package_extra: 'Versanddifferenz',
    service: 'Zusatzleistung',
  },
  named: (first, others) => `${first} und ${others} weitere`,
  remarks: {
    topUpTitle: 'Aufladung des Guthabens',
    recharge: (method) => `Aufladung (${method})`,
    payment: (thing, numbers) => `Zahlung: ${thing} ${numbers}`,
    rechargeTooLate: 'Verspätet eingegangene Aufladung',
    tooLate: (thing, numbers) => `Zahlung zu spät eingegangen und gutgeschrieben: ${thing} ${numbers}`,
    remainder: 'Teil einer Überweisung über den fälligen Betrag hinaus',
    short: 'Überweisung unter dem fälligen Betrag',
  },
  late: {
    title: (amount) => `${amount} Ihrem Guthaben gutgeschrieben`,
    payment: (numbers, amount) =>
      `Ihre Zahlung ging ein, als ${numbers} damit nicht mehr bezahlt werden konnte. Es ist nichts verloren: Wir haben ${amount} Ihrem Guthaben gutgeschrieben.`,
    topUp: (amount) =>
      `Ihre Aufladung ging nach Ablauf der Frist ein. Es ist nichts verloren: Wir haben ${amount} Ihrem Guthaben gutgeschrieben.`,
  },
  remittance: {
    found: (amount) => `Ihre Überweisung über ${amount} ist eingegangen`,
    rest: (amount) => `Davon wurden ${amount} Ihrem Guthaben gutgeschrieben.`,
    complete: 'Ihre Zahlung ist abgeschlossen.',
    rejected: 'Wir konnten Ihre Überweisung nicht finden',
    check: 'Bitte prüfen Sie die Kontrollnummer bei Western Union und versuchen Sie es noch einmal.',
  },
  adjusted: {
    title: (amount) => `Ihr Guthaben wurde um ${amount} korrigiert`,
    balance: (amount, transaction) => `Ihr Guthaben beträgt jetzt ${amount}. Transaktion ${transaction}.`,
  },
  cardRefused: {
    title: (amount) => `Erstattung von ${amount} auf Ihr Guthaben`,
    body: (number, amount) =>
      `Die Erstattung für ${number} konnte nicht auf Ihre Karte oder Ihr PayPal-Konto zurückgehen. Deshalb haben wir ${amount} Ihrem Guthaben gutgeschrieben.`,
  },
  sandbox: {
    title: 'Sandbox-Zahlung',
    notice: 'Dies ist eine Sandbox. Es fließt kein Geld: Wählen Sie, wie diese Zahlung ausgehen soll.',
    order: 'Zahlung von Bestellungen',
    order_extra: 'Nachzahlungen',
    package: 'Zahlung von Paketen',
    package_extra: 'Versanddifferenzen',
    service: 'Zahlung von Zusatzleistungen',
    recharge: 'Aufladung des Guthabens',
    amount: 'Betrag',
    numbers: 'Nummern',
    succeed: 'Bezahlen',
    fail: 'Zahlung scheitern lassen',
    decided: 'Über diese Zahlung ist schon entschieden.',
    result: 'Zum Ergebnis',
  },
  export: {
    head: ['Transaktionsnummer', 'Zeit (UTC)', 'Betrag (CNY)', 'Art', 'Bemerkung', 'Guthaben (CNY)'],
    types: {
      recharge: 'Aufladung',
      payment: 'Zahlung',
      refund: 'Erstattung',
      adjustment: 'Korrektur',
      compensation: 'Entschädigung',
    },
  },
};
