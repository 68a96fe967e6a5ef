import type { texts as en } from './en.ts';

export const texts: Record<keyof typeof en, string> = {
  link_not_understood: 'Dieser Text enthält keinen Link zu einem Artikel. Fügen Sie den Link einer Artikelseite ein',
  goods_unavailable:
    'Wir konnten diesen Link nicht lesen. Ergänzen Sie die Angaben, dann kaufen wir den Artikel für Sie',
  favourites_full: 'Sie haben {max} Favoriten. Bitte entfernen Sie zuerst einen',
};
