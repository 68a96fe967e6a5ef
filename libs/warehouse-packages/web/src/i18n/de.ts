import { accuracyTexts } from './de-accuracy.ts';
import { checkTexts } from './de-check.ts';
import { landedTexts } from './de-landed.ts';
import { packTexts } from './de-pack.ts';
import { packageTexts } from './de-packages.ts';
import { parcelServiceTexts } from './de-parcel-services.ts';
import { rejectionTexts } from './de-rejection.ts';
import { rehearsalTexts } from './de-rehearsals.ts';
import { splitTexts } from './de-split.ts';
import { serviceTexts } from './de-services.ts';

/** The warehouse, and texts that all pages share. */
export const texts = {
  ...accuracyTexts,
  ...checkTexts,
  ...landedTexts,
  ...packTexts,
  ...packageTexts,
  ...parcelServiceTexts,
  ...rejectionTexts,
  ...rehearsalTexts,
  ...serviceTexts,
  ...splitTexts,
  counter: '{{used}} von {{max}} Zeichen',
  lightbox: {
    close: 'Schließen',
    previous: 'Vorheriges Foto',
    next: 'Nächstes Foto',
    zoomIn: 'Vergrößern',
    zoomOut: 'Verkleinern',
    position: '{{place}} von {{count}}',
  },
  restriction: {
    battery: 'Akku',
    liquid: 'Flüssigkeit',
    powder: 'Pulver',
    food: 'Lebensmittel',
    cosmetics: 'Kosmetik',
    magnet: 'Magnet',
    medicine: 'Arzneimittel',
    blade: 'Klinge',
    branded: 'Markenware',
    fragile: 'Zerbrech\u00adliches',
  },
  store: {
    title: 'Mein Lager',
    returns: 'Rückgabe und Umtausch',
    description: 'Ihre Ware in unserem Lager: Fotos, Gewicht, Größe und verbleibende kostenlose Tage.',
    count_one: '{{count}} Artikel',
    count_other: '{{count}} Artikel',
    loading: 'Ihre Ware wird geladen',
    failed: {
      title: 'Ihre Ware konnte nicht geladen werden',
      text: 'Sie liegt sicher im Lager. Bitte versuchen Sie es noch einmal.',
    },
    empty: {
      all: 'Ihr Lager ist leer. Ware erscheint hier, sobald sie ankommt.',
      orders: 'Meine Bestellungen',
      page: 'Auf dieser Seite ist nichts.',
      first: 'Zur ersten Seite',
    },
  },
  item: {
    noPhoto: 'Noch kein Foto',
    noPhotoOf: '{{name}}, Bild der Artikelseite',
    photos: 'Fotos von {{name}}',
    photoCount_one: '{{count}} Foto',
    photoCount_other: '{{count}} Fotos',
    photosOf_one: '{{count}} Foto von {{name}} ansehen',
    photosOf_other: '{{count}} Fotos von {{name}} ansehen',
    photosDue_one: '{{count}} Foto folgt noch.',
    photosDue_other: '{{count}} Fotos folgen noch.',
    pieces_one: '{{count}} Stück',
    pieces_other: '{{count}} Stück',
    daysLeft_one: 'Noch {{count}} Tag kostenlose Lagerung',
    daysLeft_other: 'Noch {{count}} Tage kostenlose Lagerung',
    left_one: 'noch {{count}} Tag gratis',
    left_other: 'noch {{count}} Tage gratis',
    then: 'Ab {{date}}: {{fee}} pro Tag',
    over: 'Die kostenlose Lagerung ist zu Ende',
    since: '{{fee}} pro Tag seit {{date}}',
    owed: 'Lagerung bisher: {{amount}}',
    owedSoFar: 'Lagerung bisher: {{amount}}, höchstens {{most}}',
    owedInAll: 'Lagerung: {{amount}}, mehr kostet sie nicht',
    keptUntil: 'Gelagert bis {{date}}',
    disposal: 'Packen Sie die Ware vor dem {{date}}: Danach wird sie ohne Erstattung entsorgt.',
    order: 'Bestellung',
    select: 'Auswählen',
  },
  calendar: {
    add: 'Kalender',
    title: 'Kostenlose Lagerung endet: {{name}}',
    text: 'Danach kostet die Lagerung {{fee}} pro Tag. Packen Sie die Ware vorher.',
    file: 'kostenlose-lagerung',
  },
  bar: {
    label: 'Zum Packen ausgewählte Ware',
    selectAll: 'Alle auf dieser Seite auswählen',
    selected_one: '{{count}} Artikel, {{weight}}',
    selected_other: '{{count}} Artikel, {{weight}}',
    clear: 'Auswahl aufheben',
    from: 'Versand ab',
    by: 'mit {{line}}, Ziel {{place}}',
    asking: 'Versandkosten werden berechnet, Ziel {{place}}',
    noPlace: 'Geben Sie beim Packen eine Adresse an, um die Versandkosten zu sehen.',
    noLine: 'Keine Versandart mit dem Ziel {{place}} befördert diese Auswahl.',
    notServed: 'In dieses Land liefern wir noch nicht: {{place}}.',
    failed: 'Die Versandkosten konnten gerade nicht berechnet werden.',
    pack: 'Packen',
    none: 'Kein Artikel ausgewählt!',
    tooMany: 'Ein Paket fasst bis zu {{max}} Artikel.',
  },
};
