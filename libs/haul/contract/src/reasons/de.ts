import type { texts as en } from './en.ts';

export const texts: Record<keyof typeof en, string> = {
  not_an_archive: 'Diese Datei ist kein Archiv eines Caravan-Shops',
  archive_too_large: 'Das Archiv ist zu groß. Laden Sie es noch einmal ohne Fotos herunter',
  archive_too_many_rows:
    'Das Archiv hat zu viele Bestellungen oder andere Einträge und kann auch ohne Fotos nicht importiert werden',
  archive_version: 'Das Archiv hat eine Version, die dieser Shop nicht lesen kann',
  archive_damaged: 'Das Archiv ist beschädigt: {place}. Es wurde nichts importiert',
  imports_full: 'Sie können {max} importierte Archive behalten. Entfernen Sie zuerst eines',
};
