import type { texts as en } from './en.ts';

export const texts: Record<keyof typeof en, string> = {
  no_sender: 'Bitte zuerst unter „Versanddienste“ den Absender eintragen',
  no_carrier: 'Es ist kein Versanddienst eingerichtet',
  label_open: 'Dieses Paket hat bereits ein Versandetikett. Bitte zuerst stornieren',
  rates_outdated: 'Das Paket oder die Preise haben sich geändert. Bitte die Preise neu abfragen',
  format_missing: 'Der Versanddienst hat das Etikett nicht in diesem Format',
  not_latin: 'Bitte lateinische Buchstaben verwenden: andere drucken Versanddienste nicht',
  nothing_to_list: 'In dieser Übergabe ist kein Paket mit einem Etikett, das noch in keiner Ladeliste steht',
  manifest_unreachable: 'Die Ladeliste kann gerade nicht abgerufen werden. Bitte gleich noch einmal versuchen',
  label_unreachable: 'Das Etikett kann gerade nicht abgerufen werden. Bitte gleich noch einmal versuchen',
};
