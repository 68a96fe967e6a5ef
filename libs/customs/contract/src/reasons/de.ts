import type { texts as en } from './en.ts';

export const texts: Record<keyof typeof en, string> = {
  tax_number_wrong:
    'Diese Nummer kann nicht stimmen: Länge oder Prüfziffern passen nicht. Bitte vergleichen Sie jede Ziffer',
  tax_number_not_asked: 'Der Zoll dieses Landes verlangt keine Nummer des Empfängers',
  tax_number_too_late: 'Das Paket ist unterwegs oder storniert, seine Steuernummer lässt sich nicht mehr ändern',
  tax_numbers_unavailable:
    'Steuernummern können gerade nicht gespeichert werden: Der Server hat keinen STAFF_KEY oder einen anderen als zuvor. Es wurde nichts gespeichert',
  declaration_too_late: 'Das Paket ist unterwegs oder storniert, seine Zollerklärung lässt sich nicht mehr ändern',
  other_goods: 'Die Zeilen müssen alle Artikel des Pakets enthalten',
  values_differ: 'Die Zeilen ergeben {sum_fen}, der Kunde hat aber {declared_fen} angegeben',
  paper_unpaid: 'Das Paket ist nicht bezahlt oder storniert: Es bekommt keine Zollpapiere',
  paper_undeclared: 'Bitte geben Sie zuerst den Inhalt des Pakets an: Die Zollpapiere führen ihn auf',
  paper_tax_number: 'Bitte tragen Sie zuerst die Steuernummer des Empfängers ein: Das Zielland verlangt sie',
  paper_sender:
    'Es ist kein Absender der Pakete eingetragen: Das macht ein Inhaber oder Versandleiter unter Versanddienste',
  hs_code_unknown: 'Diese Nummer gibt es im Harmonisierten System nicht',
  hs_code_form: 'Bitte geben Sie 6 Ziffern ein',
  country_form: 'Bitte geben Sie die zwei Buchstaben eines Landes ein, zum Beispiel CN',
  not_latin:
    'Bitte verwenden Sie lateinische Buchstaben, zum Beispiel Englisch: Postdienste senden zurück, was sie nicht lesen können',
  ioss_form: 'Bitte geben Sie IM und 10 Ziffern ein',
  eori_form: 'Bitte geben Sie die zwei Buchstaben eines Landes und bis zu 15 Zeichen ein',
  country_twice: 'Ein Land kann nur einmal in der Liste stehen',
};
