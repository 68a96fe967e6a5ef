import { formatFen, maxFen } from '@caravan/kernel';
import type { texts as en } from './en.ts';

export const texts: typeof en = {
  amount: {
    not_number: 'Geben Sie einen Betrag ein, zum Beispiel 50 oder 50,50',
    too_big: `Höchstens ${formatFen(maxFen, 'de')}`,
  },
  estimate: {
    bad_format: 'Bitte wählen Sie ein Land',
    kilograms: 'Geben Sie ein Gewicht von 0,001 bis 100\u00a0kg ein, zum Beispiel 1,5',
    centimetres: 'Geben Sie eine Länge von 0,1 bis 1000\u00a0cm ein, zum Beispiel 32',
  },
};
