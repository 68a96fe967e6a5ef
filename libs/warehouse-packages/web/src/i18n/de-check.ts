/** Whether a product can be shipped, before it is bought. */
export const checkTexts = {
  check: {
    title: 'Lässt sich das zu mir versenden?',
    loading: 'Ihre Adressen werden geladen',
    weight: 'Gewicht',
    weightStated:
      'So, wie der Shop es für die gewählte Stückzahl angibt; die Verpackung kommt bei jeder Versandart hinzu.',
    weightAsked:
      'Der Shop gibt es nicht an. Geben Sie Ihre Schätzung ein; die Verpackung kommt bei jeder Versandart hinzu.',
    kinds: 'Art der Ware',
    guessed: 'Unsere Vermutung nach Titel und Beschreibung: {{kinds}}. Bitte korrigieren Sie sie, wenn sie falsch ist.',
    notGuessed: 'Titel und Beschreibung lassen keine besondere Art erkennen. Bitte kreuzen Sie an, was zutrifft.',
    submit: 'Versand prüfen',
    results: 'Ziel {{place}}, {{weight}}: {{kinds}}',
    noKinds: 'keine besondere Art',
    note: 'Eine Schätzung allein nach Gewicht, keine Zusage. Der Preis steht fest, wenn die Ware gewogen und gemessen ist; sperrige Ware kann mehr kosten.',
    carried_one: '{{count}} Versandart befördert das',
    carried_other: '{{count}} Versandarten befördern das',
    none: 'Keine Versandart mit dem Ziel {{place}} befördert das. Fragen Sie uns, bevor Sie es kaufen.',
    all: 'Alle {{count}} Versandarten anzeigen',
    why: 'Warum für solche Ware Grenzen gelten',
    prohibited: 'Verbotene und beschränkte Waren',
    customs: 'Zoll in Ihrem Land',
    because: {
      battery:
        'Akkus können im Flugzeug Feuer fangen. Lose Akkus und Powerbanks werden oft abgelehnt, eingebaute nehmen manche Versandarten an.',
      liquid: 'Flüssigkeiten laufen aus, und viele sind brennbar.',
      powder: 'Viele Länder verlangen dafür Unterlagen.',
      food: 'Es gelten Quarantänevorschriften, vor allem für Fleisch, Milchprodukte, Samen und Pflanzen.',
      cosmetics: 'Cremes und Parfüm gelten als Flüssigkeiten: Sie laufen aus, und manche sind brennbar.',
      magnet: 'Starke Magnete stören die Instrumente von Flugzeugen.',
      medicine: 'Die meisten Länder verlangen eine Genehmigung.',
      blade: 'Das Recht vor Ort beschränkt Messer und lange Klingen.',
      branded: 'Der Zoll sucht nach Fälschungen.',
      fragile: 'Die meisten Versanddienste zahlen nichts bei Bruch.',
    },
  },
};
