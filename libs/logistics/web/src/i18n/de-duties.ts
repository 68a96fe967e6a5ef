/** Was Länder auf Pakete erheben. */
export const dutyTexts = {
  duties: {
    title: 'Zoll und Steuern nach Land',
    description:
      'Was Länder auf Pakete aus China erheben: Zollfreigrenze, Zoll und Einfuhrsteuer, jede Angabe mit Quelle und Datum.',
    intro:
      'Was ein Land auf ein Paket mit gewöhnlicher Ware aus China erhebt, etwa Kleidung, Schuhe, Taschen und Elektronik. Mit diesen Zahlen schätzen wir, und jede nennt die Seite, auf der sie steht.',
    choose: 'Land oder Region',
    chooseFirst: 'Bitte wählen',
    show: 'Zahlen anzeigen',
    all: 'Länder mit Zahlen',
    notListed: 'Zu einem Land, das hier fehlt, haben wir keine Zahlen, und unsere Schätzungen sagen das.',
    none: {
      title: 'Noch keine Zahlen',
      text: 'Wir haben noch zu keinem Land Zahlen. Unsere Schätzungen nennen Zoll und Steuern deshalb unbekannt.',
    },
    place: 'Wo Sie sind',
    of: 'Zoll und Steuern: {{place}}',
    ofDescription:
      'Zielland {{place}}: Zollfreigrenze, Zoll und Einfuhrsteuer auf Pakete aus China, jede Angabe mit Quelle und Datum.',
    figures: 'Was erhoben wird',
    figure: 'Angabe',
    amount: 'Höhe',
    source: 'Quelle',
    asOf: 'Stand {{day}}',
    endsSoon: 'Endet bald',
    coming: 'Was sich ändert',
    fromDay: 'Ab {{day}}',
    line: '{{name}}: {{words}}',
    ends: 'Eine Angabe von oben endet.',
    noSource: 'Wir haben keine Seite gefunden, auf der das steht.',
    since: 'Version {{version}} unserer Zahlen, gültig seit {{day}}.',
    first: 'Version {{version}} unserer Zahlen, gültig von Anfang an.',
    entered: 'Eingetragen am {{day}}.',
    unknown: {
      title: 'Zu diesem Land haben wir noch keine Zahlen',
      text: 'Was dieses Land erhebt, wissen wir nicht. Unsere Schätzungen nennen Zoll und Steuern deshalb unbekannt. Bitte fragen Sie dort den Zoll.',
    },
    rules: 'So lesen Sie die Zahlen',
    fee: 'Eine Gebühr des Zolls fällt je Paket oder Warenart an, wie angegeben, auch unter den Grenzen.',
    limit:
      'Eine Grenze schließt ihren Betrag ein: Was genau so viel wert ist, bleibt frei. Darüber wird auf den ganzen Wert erhoben, nicht nur auf den Teil darüber.',
    range:
      'Zwei Sätze sind der niedrigste und der höchste für gewöhnliche Ware. Welcher gilt, hängt von der Warenart ab.',
    dates:
      'Das Datum einer Quelle ist der Tag ihrer Seite oder ihrer Regel. Wo ein Gesetz an einem bekannten Tag beginnt oder endet, steht das bei der Angabe, und die Schätzungen richten sich danach.',
    customs:
      'Der Zoll entscheidet, und Zusteller können eine Gebühr erheben. Bei verzollten Versandarten sind Zoll und Steuern enthalten.',
    accuracy: 'Wie genau unsere Preise sind',
    estimate: 'Versand, Zoll und Steuern schätzen',
  },
};
