import type { words as en } from './en.ts';

export const words: typeof en = {
  calendar: (shop) => `${shop}: Fristen`,
  texts: {
    code: (shop, code) => `${code} ist Ihr Code für SMS von ${shop}. Er gilt 10 Minuten.`,
    parcel_sent: (shop, number) => `${shop}: Paket ${number} ist unterwegs. Sendung verfolgen:`,
    question: (shop, number, until) => `${shop}: Frage zu Bestellung ${number}. Bitte antworten Sie bis ${until}:`,
    payment: (shop, number, until) =>
      until
        ? `${shop}: Eine Zahlung für ${number} ist bis ${until} fällig:`
        : `${shop}: Eine Zahlung für ${number} ist offen. Danach geht es weiter:`,
    storage: (shop, until) => `${shop}: Die kostenlose Lagerung Ihrer Ware endet am ${until}:`,
    disposal: (shop, until) => `${shop}: Ihre Ware in unserem Lager wird am ${until} entsorgt:`,
  },
  webhookOff: {
    title: 'Ein Webhook wurde abgeschaltet',
    gone: (host) =>
      `${host} hat geantwortet, dass keine Webhooks mehr erwünscht sind (410). Wir senden deshalb nichts mehr dorthin. Unter „Programme und Webhooks“ können Sie die Adresse wieder einschalten.`,
    failing: (host) =>
      `${host} hat seit fünf Tagen keinen Webhook angenommen. Wir senden deshalb nichts mehr dorthin. Sobald die Adresse wieder erreichbar ist, schalten Sie sie unter „Programme und Webhooks“ wieder ein.`,
  },
};
