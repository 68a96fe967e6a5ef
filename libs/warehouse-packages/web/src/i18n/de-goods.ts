/** Goods in the warehouse one by one. */
export const goodsTexts = {
  goods: {
    place: 'Sie sind hier',
    shop: 'Bild des Händlers',
    shopOf: 'Bild des Händlers von {{name}}',
    ours: 'Unsere Fotos',
    title: '{{name}}',
    description: 'Fotos Ihrer Ware, und was Sie dafür bestellen können.',
    loading: 'Die Ware wird geladen',
    open: 'Fotos und Zusatz\u00adleistungen',
    photos: 'Fotos',
    none: 'Es gibt noch keine Fotos.',
    all: 'Alle Stücke',
    piece: 'Stück {{piece}}',
    pieceOf: '{{name}}, Stück {{piece}}',
    view: 'Foto {{place}} von {{name}} ansehen',
    failed: {
      title: 'Diese Ware konnte nicht geladen werden',
      text: 'Sie liegt sicher im Lager. Bitte versuchen Sie es noch einmal.',
    },
    missing: {
      title: 'Diese Ware ist nicht in Ihrem Lager',
      text: 'Vielleicht wurde sie schon versandt, oder die Adresse der Seite ist unvollständig.',
      action: 'Mein Lager',
    },
  },
  verdict: {
    title: 'Ist die Ware, wie Sie sie erwartet haben?',
    text_one: 'Sehen Sie sich das Foto an und entscheiden Sie. Gibt es neue Fotos, können Sie neu entscheiden.',
    text_other:
      'Sehen Sie sich die {{count}} Fotos an und entscheiden Sie. Gibt es neue Fotos, können Sie neu entscheiden.',
    accept: 'Annehmen',
    reject: 'Ablehnen',
    note: 'Was stimmt nicht?',
    leads_one: 'Die Ware geht zurück an den Händler. Bis das beendet ist, kann sie nicht gepackt werden.',
    leads_other:
      'Die Ware geht zurück an den Händler, alle {{count}} Stück zusammen. Bis das beendet ist, kann sie nicht gepackt werden.',
    send: 'Senden',
    back: 'Zurück',
    accepted: 'Sie haben die Fotos angenommen.',
    rejected: 'Sie haben die Fotos abgelehnt.',
    toReturn: 'Rückgabe {{number}} ansehen',
    badge: { accepted: 'Angenommen', rejected: 'Abgelehnt' },
  },
};
