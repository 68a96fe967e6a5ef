/** Duty and tax on arrival. */
export const landedTexts = {
  landed: {
    title: 'Zoll und Steuern bei Ankunft',
    summary: 'Zoll und Steuern bei Ankunft: {{amount}}',
    duty: 'Zoll',
    tax: 'Einfuhr\u00adumsatz\u00adsteuer oder Verkaufs\u00adsteuer',
    fees: 'Gebühren des Zolls',
    total: 'Zoll und Steuern',
    unknown: 'unbekannt',
    from: '{{low}} – {{high}}',
    asking: 'wird geschätzt …',
    failed: 'konnte nicht geschätzt werden',
    later:
      'Nicht in dieser Zahlung enthalten. Eine Schätzung für gewöhnliche Ware wie Kleidung, Schuhe, Taschen und Elektronik: Der Zoll entscheidet, und Versanddienste können eine Gebühr erheben. Bei verzollten Versandarten sind Zoll und Steuern schon enthalten.',
    madeOn:
      'Geschätzt am {{day}}, als Sie das Paket angelegt haben; daran ändert sich nichts. Eine Schätzung für gewöhnliche Ware: Der Zoll entscheidet, und Versanddienste können eine Gebühr erheben.',
    limit: {
      below: 'Der angegebene Wert liegt unter der Zollfreigrenze von {{limit}}.',
      at: 'Der angegebene Wert liegt genau auf der Zollfreigrenze von {{limit}}.',
      above: 'Der angegebene Wert liegt über der Zollfreigrenze von {{limit}}.',
      none: 'Dieses Land hat keine Zollfreigrenze.',
      free: 'Dieses Land erhebt auf gewöhnliche Ware keinen Zoll.',
      unknown: 'Die Zollfreigrenze dieses Landes kennen wir nicht.',
      noRate: 'Die Zollfreigrenze kennen wir, aber keinen Wechselkurs für {{currency}}, um sie zu vergleichen.',
      shipping: 'Angegebener Wert und Versand liegen zusammen über der Zollfreigrenze.',
    },
    under: {
      title: 'Der angegebene Wert liegt unter Ihrem Kaufpreis',
      text: 'Sie haben {{paid}} für die Ware bezahlt. Der Zoll kann den Wert selbst festlegen, und für eine zu niedrige Angabe tragen Sie das Risiko. Die Versicherung zahlt nie mehr als den angegebenen Wert.',
    },
    noRate:
      'Für {{currency}} gab es bei der Schätzung keinen Wechselkurs. Was von einem Betrag in {{currency}} abhängt, ist deshalb unbekannt. Die Zahlen nennen ihn in {{currency}}.',
    country: 'Was heute gilt, mit allen Quellen: {{place}}',
    sources: 'Zahlen und ihre Quellen',
    asOf: 'Stand {{day}}',
    rate: '1\u00a0{{currency}} = {{rate}}\u00a0¥, Kurs vom {{day}}.',
    version: 'Version {{version}} unserer Zahlen.',
    noFigures: 'Für dieses Land haben wir noch keine Zahlen.',
    value: 'Wert der Ware',
    valueHint: 'In chinesischen Yuan, um auch Zoll und Steuern zu schätzen.',
    byMethod:
      'Mit der günstigsten Versandart, {{method}}. Der Zoll entscheidet, und Versanddienste können eine Gebühr erheben.',
  },
};
