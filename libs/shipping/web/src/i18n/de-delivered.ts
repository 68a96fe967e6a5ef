import type { deliveredTexts as en } from './en-delivered.ts';

/** Der Preis von Waren bis zur Haustür. */
export const deliveredTexts: typeof en = {
  title: 'Preis bis zur Haustür',
  to: 'Bis zur Haustür: {{place}}',
  choose: 'Land wählen',
  change: 'Ändern',
  ask: 'Wählen Sie Ihr Land, um den Preis bis zu Ihrer Haustür zu sehen.',
  asking: 'Der Preis bis zur Haustür wird geschätzt',
  failed: 'Der Preis bis zur Haustür konnte nicht geschätzt werden.',
  again: 'Noch einmal versuchen',
  notServed:
    'Dieses Land beliefern wir noch nicht: {{place}}. Wählen Sie ein anderes Land, oder fragen Sie uns vor dem Kauf.',
  contact: 'Kontakt',
  refused: 'Keine Versandart befördert das in einem Paket. {{reason}}',
  without: {
    all: 'zuzüglich internationalem Versand, Zoll und Steuern',
    duty: 'zuzüglich Zoll und Steuern, die wir für dieses Land nicht kennen',
  },
  includes: 'Was darin enthalten ist',
  unknown: 'unbekannt',
  order: {
    name: 'Waren und Versand innerhalb Chinas',
    now: 'Das zahlen Sie zuerst, mit gewählten Fotos und Rabatten.',
    asked:
      'Ein Shop nennt seine Versandkosten innerhalb Chinas nicht. Sie zählen hier als 0,00\u00a0¥; wir fragen den Shop, und Sie bestätigen den Betrag.',
  },
  serviceFee: {
    name: 'Servicegebühr',
    rate: '{{rate}} des Preises, den Sie für die Ware bezahlen.',
    least: '{{rate}} des Preises, den Sie für die Ware bezahlen, mindestens {{minimum}} pro Bestellung.',
    fixed: '{{minimum}} pro Bestellung.',
    first_one: 'Die erste Bestellung ist davon frei.',
    first_other: 'Die ersten {{count}} Bestellungen sind davon frei.',
  },
  freight: {
    name: 'Internationaler Versand',
    method: '{{method}}, die günstigste mögliche Versandart: {{from}}–{{to}} Tage.',
    stated: 'Für {{weight}} nach Angabe der Shops, dazu die Verpackung.',
    usual: 'Für {{weight}} nach üblichen Gewichten, dazu die Verpackung.',
    own: 'Für {{weight}} mit Ihrer Schätzung, dazu die Verpackung.',
  },
  weight: {
    unknown_one: 'Der Shop nennt kein Gewicht. Versand, Zoll und Steuern lassen sich deshalb noch nicht schätzen.',
    unknown_other:
      'Für {{count}} Stück ist kein Gewicht angegeben. Versand, Zoll und Steuern lassen sich deshalb noch nicht schätzen.',
    usual: 'Übliches Gewicht, {{kind}}: {{low}} – {{high}} je Stück, aus {{count}} von uns gewogenen Artikeln.',
    useUsual: 'Mit dem üblichen Gewicht schätzen',
    own: 'Ihre Schätzung des fehlenden Gewichts',
    wrong: 'Bitte geben Sie ein Gewicht von 0,001 bis 1.000 kg ein.',
    estimate: 'Schätzen',
  },
  record: {
    known:
      'Unsere Bilanz mit dieser Versandart, Ziel {{place}}, aus {{count}} Paketen: Die Hälfte kostete höchstens {{median}} gegenüber dem Angebot, neun von zehn höchstens {{most}}. Das ist in der Spanne enthalten.',
    none: 'Mit dieser Versandart gingen weniger als 20 Pakete an das Ziel {{place}}. Eine Bilanz der Angebote gibt es deshalb noch nicht.',
    link: 'Wie genau unsere Angebote sind',
  },
  duty: {
    name: 'Zoll und Steuern, {{place}}',
    hint: 'Bei Ankunft zu zahlen. Der Zoll entscheidet, und Zusteller können eine Gebühr erheben.',
    link: 'Was berechnet wird, mit Quellen: {{place}}',
  },
  total: { all: 'Bis zur Haustür', known: 'Was bisher bekannt ist' },
  note: 'Eine Schätzung für ein Paket, keine Zusage. Die Maße sind noch unbekannt: Sperrige Waren können mehr kosten. Den Versand zahlen Sie, wenn die Waren in unserem Lager sind und gewogen wurden.',
  kind: {
    top: 'Oberteile',
    outerwear: 'Jacken und Mäntel',
    trousers: 'Hosen',
    dress: 'Kleider und Röcke',
    shoes: 'Schuhe',
    bag: 'Taschen',
    jewellery: 'Schmuck',
    toy: 'Spielzeug und Figuren',
    book: 'Bücher',
    stationery: 'Schreibwaren',
    phone_accessory: 'Handyzubehör',
    audio: 'Kopfhörer und Lautsprecher',
    tableware: 'Tassen und Geschirr',
    bedding: 'Bettwäsche und Heimtextilien',
    cosmetics: 'Kosmetik',
    tea: 'Tee',
  },
};
