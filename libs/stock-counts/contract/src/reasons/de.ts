import type { texts as en } from './en.ts';

export const texts: Record<keyof typeof en, string> = {
  count_not_open: 'Für das Fach {bin} läuft keine Inventur. Bitte zuerst das Fach scannen',
  count_taken: '{by} zählt das Fach {bin} gerade',
  count_waits: 'Über die Abweichungen im Fach {bin} ist noch nicht entschieden. Danach kann neu gezählt werden',
  count_decided: 'Über diese Abweichungen wurde bereits entschieden',
  own_count: 'Sie haben dieses Fach gezählt. Bitte eine zweite Person entscheiden lassen',
  scanned_gone: '{number} hat das Lager laut Bestand verlassen. Bitte beiseitelegen und den Kundendienst informieren',
  scanned_in_hand: '{number} wurde für Paket {package} entnommen. Bitte der Person am Packplatz geben',
};
