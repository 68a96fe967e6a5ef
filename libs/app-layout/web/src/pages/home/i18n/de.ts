export const texts = {
  title: 'Kaufen Sie in jedem chinesischen Shop. Ein Paket bis an Ihre Tür.',
  metaTitle: 'Kaufen Sie in jedem chinesischen Shop, ein Paket bis an Ihre Tür',
  metaDescription:
    'Fügen Sie einen Link von Taobao, Tmall, 1688, JD oder Weidian ein. Wir kaufen die Ware, prüfen, wiegen und fotografieren sie, lagern sie {{days}} Tage kostenlos und schicken alles in einem Paket.',
  metaDescriptionPlain:
    'Fügen Sie einen Link von Taobao, Tmall, 1688, JD oder Weidian ein. Wir kaufen die Ware, prüfen und wiegen sie, lagern sie {{days}} Tage kostenlos und schicken alles in einem Paket.',
  lead: 'Fügen Sie den Link eines Artikels ein. Wir kaufen und prüfen die Ware, lagern sie {{days}} Tage kostenlos und schicken alles zusammen.',
  manual: 'Kein Link zur Hand? Beschreiben Sie den Artikel, und wir kaufen ihn',
  picture: 'Nur ein Bild? Wir finden den Artikel',
  saved: 'Ihre Favoriten und letzten Links',
  howTo: {
    title: 'So kaufen Sie',
    paste: {
      title: 'Link einfügen',
      text: 'Nehmen Sie eine beliebige Artikelseite oder den Teilen-Text einer Shopping-App. Können wir die Seite nicht lesen, beschreiben Sie den Artikel in einem kurzen Formular.',
    },
    buy: {
      title: 'Wir kaufen und prüfen',
      text: 'Wir sehen Ihre Bestellung innerhalb von {{from}}\u2060–\u2060{{to}} Arbeitsstunden durch und kaufen dann im Shop. Kommt die Ware an, prüfen, wiegen, messen und fotografieren wir sie.',
      textPlain:
        'Wir sehen Ihre Bestellung innerhalb von {{from}}\u2060–\u2060{{to}} Arbeitsstunden durch und kaufen dann im Shop. Kommt die Ware an, prüfen, wiegen und messen wir sie.',
    },
    parcel: {
      title: 'Ein Paket',
      text: 'Wählen Sie, was ins Paket kommt, vergleichen Sie die Versandarten nebeneinander und sehen Sie jede Gebühr, bevor Sie bezahlen.',
    },
    more: 'Der ganze Ablauf, Schritt für Schritt',
  },
  costs: {
    title: 'Was es kostet',
    lead: 'Sie bezahlen zweimal: einmal für die Ware, einmal für den Versand. Vor jeder Zahlung sehen Sie alle Beträge einzeln.',
    first: {
      title: 'Die Ware',
      when: 'Erste Zahlung, wenn Sie bestellen',
      goods: 'Artikel',
      goodsValue: 'der Preis des Shops',
      domestic: 'Versand innerhalb Chinas',
      domesticValue: 'einmal pro Shop',
      photos: 'Detailfotos (optional)',
      photosValue: '{{fee}} pro Foto',
      note: 'Bei der Bestellung kommt keine weitere Gebühr hinzu.',
    },
    second: {
      title: 'Der Versand',
      when: 'Zweite Zahlung, wenn Sie ein Paket verschicken',
      firstWeight: 'Die ersten 500\u00a0g',
      firstWeightValue: 'Grundpreis der Versandart',
      furtherWeight: 'Je weitere 500\u00a0g',
      furtherWeightValue: 'Folgepreis der Versandart',
      customs: 'Zollanmeldung',
      customsValue: 'eine Gebühr pro Paket',
      storage: 'Lagerung, erste {{days}} Tage',
      storageValue: 'kostenlos',
      storageAfter: 'Lagerung danach',
      storageAfterValue: '{{fee}} pro Artikel und Tag',
      note: 'Berechnet wird das höhere von tatsächlichem Gewicht mit Verpackung und Volumengewicht.',
    },
    formula: 'Versand = erste 500\u00a0g + je weitere angefangene 500\u00a0g + Zollanmeldung',
  },
  shops: {
    title: 'Shops, deren Links wir kennen',
    text: 'Jeder andere Shop geht auch: Können wir die Seite lesen, sehen Sie den Artikel; wenn nicht, beschreiben Sie ihn in einem kurzen Formular.',
  },
  example: {
    title: 'Ein Rechenbeispiel',
    lead: 'Ein Paket von {{weight}} nach {{country}}, zu den heutigen Preisen von zwei unserer Versandarten. Die Ware ist ein Beispiel.',
    card: 'Beispiel: Ware in Ihrem Lager',
    goods: 'Stofftasche',
    spec: 'Natur, L',
    days: '{{from}}\u2060–\u2060{{to}} Tage',
    charged: '{{weight}} mit Verpackung',
    first: 'Die ersten 500\u00a0g',
    further_one: '{{count}} weitere Stufe von 500\u00a0g zu {{fee}}',
    further_other: '{{count}} weitere Stufen von 500\u00a0g zu je {{fee}}',
    total: 'Versand',
  },
  goods: {
    title: 'So behandeln wir Ihre Ware',
    lead: 'Jeder Artikel durchläuft diese Schritte, bevor er in Ihr Lager kommt.',
    checked: {
      title: 'Geprüft',
      text: 'Wir vergleichen, was ankommt, mit Ihrer Bestellung: Artikel, Optionen, Menge.',
    },
    weighed: { title: 'Gewogen', text: 'Aufs Gramm genau, damit Sie das Versandgewicht vor dem Packen kennen.' },
    measured: {
      title: 'Gemessen',
      text: 'Länge, Breite und Höhe, weil manche Versandarten nach Volumen abrechnen.',
    },
    photographed: {
      title: 'Fotografiert',
      text_one:
        'Von jedem Artikel machen wir kostenlos {{count}} Foto und zeigen es neben dem Bild des Händlers. Auf Wunsch kommen bis zu {{max}} Detailfotos dazu, zu je {{fee}}.',
      text_other:
        'Von jedem Artikel machen wir kostenlos {{count}} Fotos und zeigen sie neben dem Bild des Händlers. Auf Wunsch kommen bis zu {{max}} Detailfotos dazu, zu je {{fee}}.',
    },
    onRequest: {
      title: 'Auf Wunsch fotografiert',
      text: 'Wir machen bis zu {{max}} Detailfotos eines Artikels, zu je {{fee}}.',
    },
  },
  storage: {
    title: '{{days}} Tage kostenlose Lagerung',
    text: 'Die Lagerzeit beginnt für jeden Artikel mit seiner Ankunft, so können Sie auf den langsamsten Shop warten. Danach kostet die Lagerung {{fee}} pro Artikel und Tag. Sie sehen die Gebühr, bevor sie anfällt, und bezahlen sie mit dem Paket.',
    ring: 'Tage gratis',
    arrives: 'Die Ware kommt an',
    arrivesWhen: 'Tag 1',
    reminders: 'Wir erinnern Sie per Nachricht und E\u2011Mail',
    remindersWhen: '7, 3 und 1 Tag vor dem Ende',
    after: '{{fee}} pro Artikel und Tag',
    afterWhen: 'Nach Tag {{days}}',
  },
  refund: {
    title: 'Anders überlegt?',
    text: 'Bis {{hours}} Stunden nach der Zahlung können Sie die Erstattung der Ware und ihres Versands innerhalb Chinas beantragen. Gebühren für Detailfotos werden nicht erstattet.',
  },
  help: {
    title: 'Auf Fragen antworten Menschen',
    text: 'Lesen Sie, wie es geht, oder schreiben Sie uns jederzeit.',
    faqs: 'Häufige Fragen',
    centre: 'Zur Hilfe',
    mail: 'E-Mail an {{email}}',
  },
};
