import type { words as en } from './en.ts';

export const words: typeof en = {
  title: 'Lieferland und Währung',
  text: 'Preise bis zur Haustür gelten für dieses Land. Beträge in Yuan werden zusätzlich in dieser Währung angezeigt. Beides merkt sich dieser Browser.',
  none: 'Kein Treffer',
  open: 'Liste öffnen',
  country: 'Land',
  choose: 'Land wählen',
  missing: 'Bitte wählen Sie ein Land aus der Liste.',
  currency: 'Anzeigewährung',
  onlyCny: 'Nur CNY',
  save: 'Speichern',
  failed: 'Die Länder konnten nicht geladen werden.',
};
