import type { words as en } from './en.ts';

export const words: typeof en = {
  manifest: 'Kaufen Sie in jedem chinesischen Shop. Ein Paket bis zu Ihnen.',
  groups: {
    buying: 'Einkaufen',
    fees: 'Gebühren und Zahlung',
    shipping: 'Lager und Versand',
    account: 'Ihr Konto',
    about: 'Über uns',
    news: 'Neues',
  },
  testMail: {
    subject: (shop) => `Test-Mail von ${shop}`,
    title: 'E-Mails Ihres Shops kommen an',
    lead: (shop, address) =>
      `Diese E-Mail hat die Einrichtungsliste von ${shop} an ${address} geschickt. Wenn Sie sie in Ihrem Postfach lesen, nimmt der Mailserver die E-Mails Ihres Shops an und sie werden zugestellt.`,
  },
  retention: {
    what: 'Was',
    period: 'Gelöscht nach',
    kinds: {
      conversations: 'Anfragen an unseren Service, ab der letzten Nachricht',
      inbox: 'Nachrichten in Ihrem Konto',
      undelivered_mails: 'E-Mails, die nicht zugestellt werden konnten',
      goods_photos: 'Fotos von Ware und Paketen, ab dem Empfang der Ware',
      tax_numbers: 'Steuernummern der Empfänger, ab dem Versand des Pakets',
      leads: 'Anfragen zur Logistik',
      article_votes: 'Ob ein Beitrag geholfen hat',
      payment_events: 'Meldungen der Zahlungsdienste zu einer Zahlung',
      staff_actions: 'Aufzeichnungen darüber, was unser Team getan hat',
    },
    days: (count) => `${count} Tagen`,
  },
};
