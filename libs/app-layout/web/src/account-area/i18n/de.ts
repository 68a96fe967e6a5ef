import type { texts as en } from './en.ts';

export const texts: typeof en = {
  label: 'Konto',
  open: 'Kontomenü',
  pages: {
    orders: 'Bestellungen',
    store: 'Lager',
    parcels: 'Eigene Sendungen',
    packages: 'Pakete',
    fund: 'Guthaben',
    saved: 'Favoriten und letzte Links',
    messages: 'Nachrichten',
    contact: 'Kontakt',
    personal: 'Persönliche Daten',
    secure: 'Sicherheit',
    address: 'Adressbuch',
    setting: 'Einstellungen',
    promotions: 'Gutscheine und Punkte',
  },
  count: {
    orders_one: '{{count}} noch nicht bezahlt',
    orders_other: '{{count}} noch nicht bezahlt',
    store_one: '{{count}} Artikel im Lager',
    store_other: '{{count}} Artikel im Lager',
    packages_one: '{{count}} noch nicht erhalten',
    packages_other: '{{count}} noch nicht erhalten',
    messages_one: '{{count}} ungelesen',
    messages_other: '{{count}} ungelesen',
  },
};
