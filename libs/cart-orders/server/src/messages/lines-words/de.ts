import type { words as en } from './en.ts';

export const words: typeof en = {
  titles: {
    out_of_stock: (goods) => `Nicht vorrätig: ${goods}`,
    variant_gone: (goods) => `In Ihrer Auswahl nicht mehr erhältlich: ${goods}`,
    price_rise: (goods) => `Der Preis ist gestiegen: ${goods}`,
    seller_refuses: (goods) => `Der Händler liefert nicht: ${goods}`,
    quality: (goods) => `Bitte sehen Sie sich Ihre Ware an: ${goods}`,
  },
  options: {
    wait: 'warten, bis die Ware lieferbar ist',
    payMore: (more) => `${more} nachzahlen`,
    substitute: (goods) => `stattdessen „${goods}“ nehmen`,
    more: (more) => `${more} nachzahlen`,
    back: (back) => `${back} zurückbekommen`,
    drop: (back) => `auf die Ware verzichten und ${back} zurückbekommen`,
    cancel: (back) => `die Bestellung stornieren und ${back} zurückbekommen`,
    keep: 'die Ware behalten, wie sie ist',
    return: 'die Ware zurückgeben; sobald der Händler das Geld erstattet hat, schreiben wir es Ihrem Guthaben gut',
  },
  asked: (order, options, due) =>
    `Es geht um Ihre ${order}. Sie können:\n\n${options}\n\nBitte entscheiden Sie sich bis ${due}.`,
  silence: {
    quality: 'Ohne Ihre Antwort behalten Sie die Ware.',
    other: 'Ohne Ihre Antwort kaufen wir diese Ware nicht und erstatten sie Ihnen.',
  },
  reminder: {
    title: 'Wir warten auf Ihre Antwort',
    text: (about, options, due) => `${about}. Sie können:\n\n${options}\n\nBitte entscheiden Sie sich bis ${due}.`,
  },
  paymentReminder: {
    title: (goods, more) => `${more} für ${goods} noch nicht bezahlt`,
    text: (order, goods, more, due) =>
      `Sie haben zugestimmt, für ${goods} in Ihrer ${order} ${more} nachzuzahlen. Bitte bezahlen Sie den Betrag bis ${due}; danach kaufen wir die Ware. Ist er bis dahin nicht bezahlt, kaufen wir sie nicht und erstatten sie Ihnen.`,
  },
  dropped: {
    title: 'Wir haben Ware aus Ihrer Bestellung erstattet',
    text: 'Diese Ware ist leider nicht zu bekommen.',
    missedAnswer: 'Wir haben nicht rechtzeitig eine Antwort von Ihnen erhalten.',
    missedPayment: 'Die Nachzahlung ist nicht rechtzeitig eingegangen.',
    nothingLeft: (order, back) =>
      `Von Ihrer ${order} ist nichts übrig, deshalb haben wir sie storniert. ${back} haben wir Ihrem Guthaben gutgeschrieben.`,
    restGoesOn: (order, back, goods) =>
      `Wir kaufen nicht mehr: ${goods}. ${back} haben wir Ihrem Guthaben gutgeschrieben; den Rest Ihrer ${order} bearbeiten wir weiter.`,
  },
  kept: {
    title: (goods) => `Sie behalten ${goods}`,
    text: (order, goods) =>
      `Wir haben nicht rechtzeitig eine Antwort von Ihnen erhalten. Sie behalten deshalb ${goods} aus Ihrer ${order}.`,
  },
  withdrawn: {
    title: 'Unsere Frage hat sich erledigt',
    text: (order, goods) =>
      `Wir haben unsere Frage zu ${goods} in Ihrer ${order} zurückgezogen. Sie brauchen nichts weiter zu tun.`,
  },
  answeredForYou: {
    title: 'Wir haben Ihre Antwort notiert',
    text: (order, option) => `Zu Ihrer ${order} haben wir auf Ihren Wunsch notiert: ${option}.`,
  },
};
