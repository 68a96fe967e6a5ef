import type { texts as en } from './en.ts';

export const texts: Record<keyof typeof en, string> = {
  bill_differs:
    'Die Rechnung {number} von {carrier} wurde bereits mit anderen Positionen eingelesen. Es wurde nichts geändert: Eine Korrektur braucht eine eigene Nummer',
  sum_differs: 'Die Positionen ergeben {sum}, auf der Rechnung steht {total}. Es wurde nichts eingelesen',
  rate_missing: 'Für {currency} gibt es keinen Wechselkurs',
  rate_outdated: 'Der Wechselkurs von {currency} ist zu alt. Bitte zuerst den Tageskurs eintragen',
  parcel_not_sent: 'Mit dieser Nummer wurde kein Paket verschickt',
  line_decided: 'Über diese Position wurde bereits entschieden',
  returned_too_much: 'Es kam mehr zurück, als berechnet wurde',
};
