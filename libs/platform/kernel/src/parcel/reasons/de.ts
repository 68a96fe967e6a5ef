import type { texts as en } from './en.ts';

export const texts: Record<keyof typeof en, string> = {
  bin_unknown: 'Lagerplatz {bin} gibt es nicht oder er wird nicht benutzt',
  bin_elsewhere: 'Lagerplatz {bin} ist in einem anderen Lager als die Ware',
  warehouse_missing: 'Bitte wählen Sie das Lager',
  warehouse_unknown: 'Es gibt kein Lager {warehouse}',
  bin_one_shopper: 'Lagerplatz {bin} ist für nur eine Kundschaft. {free} ist frei',
  bin_one_shopper_full: 'Lagerplatz {bin} ist für nur eine Kundschaft, und kein anderer ist frei',
  item_lost:
    '{number} ging am {date} verloren, wurde erstattet und gehört jetzt dem Shop. Legen Sie die Ware beiseite und sagen Sie dem Service Bescheid, der festhält, was mit ihr geschieht',
  item_turned_up:
    '{number} ging verloren, wurde erstattet und fand sich am {date} wieder. Die Ware gehört dem Shop: {note}',
  bin_code_reserved: 'Das sieht aus wie die Nummer einer Bestellung, einer Ware oder eines Pakets',
  tracking_number_form:
    'Eine Sendungsnummer hat 5 bis 40 Buchstaben A–Z und Ziffern; dazwischen sind Bindestriche, Punkte und Leerzeichen erlaubt',
  tracking_number_shortened:
    'Eine Tabellenkalkulation hat diese Nummer gekürzt. Kopieren Sie die ganze Nummer, oder formatieren Sie die Spalte als Text',
  tracking_numbers_several: 'Das sind mehrere Sendungsnummern; geben Sie eine ein',
};
