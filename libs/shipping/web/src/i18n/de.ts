import { deliveredTexts } from './de-delivered.ts';
/** How well quotes and promised days were kept. */
export const texts = {
  ...deliveredTexts,
  accuracy: {
    title: 'Wie genau unsere Preise sind',
    description: 'Genannte Preise und zugesagte Tage im Vergleich zum Ergebnis, nach Versandart und Land.',
    intro:
      'Für jede Versandart und jedes Land: der genannte Preis und der am Ende bezahlte, die zugesagten Tage und die vergangenen. Unser Server zählt die eigenen Pakete jede Nacht neu.',
    rules: 'Was zählt',
    counts:
      'Ein Preis zählt, wenn das Paket vor dem Versand gewogen wurde und abgegangen ist. Ohne Wiegen wurde der Preis nie überprüft, deshalb zählen solche Pakete nicht; ebenso wenig stornierte, von der Versandart abgelehnte und solche mit einem Preis aus dem Probepacken.',
    days: 'Tage zählen vom Versand bis zur Bestätigung des Empfangs, eine späte Bestätigung zählt also als späte Ankunft. Pakete, deren Empfang niemand bestätigt hat, zählen nicht.',
    minimum: 'Unter {{min}} Paketen veröffentlichen wir keine Zahl.',
    start:
      'Wir wiegen Pakete vor dem Versand nur, solange diese Regel in unserem Lager gilt; Preise zählen deshalb ab dem ersten Wiegen.',
    none: {
      title: 'Noch zu wenige Pakete',
      text: 'Noch hat keine Versandart {{min}} gezählte Pakete in ein Land. Die Zahlen erscheinen hier in der Nacht danach.',
    },
    toPlace: 'Versandarten mit dem Ziel {{place}}',
    method: 'Versandart',
    fees: 'Bezahlt gegenüber genannt',
    promised: 'Zugesagte Tage',
    taken: 'Tage am Ende',
    median: 'Median {{value}}',
    p90: '9 von 10 höchstens {{value}}',
    dearer: '{{dearer}} von {{parcels}} kosteten mehr',
    inTime: '{{inTime}} von {{parcels}} pünktlich',
    since: '{{parcels}} Pakete seit {{date}}',
    range: '{{from}}\u2060–\u2060{{to}}',
    few: 'Noch zu wenige Pakete',
    feesLine:
      'Bezahlt gegenüber genannt: Median {{median}}, 9 von 10 höchstens {{p90}} ({{parcels}} Pakete seit {{date}})',
    daysLine: 'Am Ende: Median {{median}} Tage, 9 von 10 höchstens {{p90}} ({{parcels}} Pakete seit {{date}})',
    feesFew: 'Preis: noch zu wenige Pakete, um zu sagen, wie genau er ist.',
    daysFew: 'Tage: noch zu wenige bestätigte Empfänge.',
    fewTo: 'Noch zu wenige Pakete mit dem Ziel {{place}}, um zu sagen, wie genau unsere Preise sind.',
    link: 'Wie genau unsere Preise sind',
    linkFew: 'Wie genau Preise sind: noch zu wenige Pakete',
    duties: 'Was Länder bei der Ankunft erheben: Zoll und Steuern',
    estimate: 'Versandkosten schätzen',
  },
};
