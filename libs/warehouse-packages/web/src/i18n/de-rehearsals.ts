/** Packing rehearsals: goods that are packed before their shipping is paid. */
export const rehearsalTexts = {
  rehearsal: {
    offer: 'Erst packen',
    purpose: 'für einen genauen Preis ({{amount}})',
    open: 'Probepacken {{number}} läuft',
    title: 'Probepacken',
    close: 'Schließen',
    text: 'Wir packen diese Ware in ihren Karton, wiegen, messen und fotografieren ihn. Dann sehen Sie den genauen Preis jeder Versandart, gültig für {{hours}} Stunden. Kostet das Paket beim Versand mehr, übernehmen wir das.',
    noOptions: 'Keine',
    optionsHint: 'So, wie Sie sie auf der Seite gewählt haben. Sie bezahlen sie mit dem Paket.',
    box: 'Ihre gepackte Ware',
    valid: 'Gültig bis {{at}}.',
    corrected: 'Korrigiert: {{note}}',
    usedBy: 'Gepackt als Paket {{number}}',
    prices: 'Genaue Preise',
    pricesText:
      'Nach dem gepackten Karton, mit den Packwünschen und der bisherigen Lagerung. Eine Versicherung können Sie beim Packen wählen.',
    pricesTo: 'Genaue Preise, Ziel {{place}}',
    noCountry: 'Keine Treffer',
    openCountries: 'Länder anzeigen',
    pack: 'Zu diesem Preis packen',
    by: 'Genauer Preis aus Ihrem Probepacken',
    over: 'Der Preis aus Probepacken {{number}} gilt für diese Ware nicht mehr.',
    without: 'Ohne ihn weiter',
  },
};
