import type { words as en } from './en.ts';

export const words: typeof en = {
  calendar: (shop) => `${shop}: Fristen`,
  webhookOff: {
    title: 'Ein Webhook wurde abgeschaltet',
    gone: (host) =>
      `${host} hat geantwortet, dass keine Webhooks mehr erwünscht sind (410). Wir senden deshalb nichts mehr dorthin. Unter „Programme und Webhooks“ können Sie die Adresse wieder einschalten.`,
    failing: (host) =>
      `${host} hat seit fünf Tagen keinen Webhook angenommen. Wir senden deshalb nichts mehr dorthin. Sobald die Adresse wieder erreichbar ist, schalten Sie sie unter „Programme und Webhooks“ wieder ein.`,
  },
};
