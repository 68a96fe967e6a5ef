import type { words as en } from './en.ts';

export const words: typeof en = {
  payPackage: (number) => `Zahlungsfrist für Paket ${number}`,
  arrival: (number) => `Paket ${number} sollte ankommen`,
  receipt: (number) => `Paket ${number} gilt als empfangen`,
  claim: (number) => `Letzter Zeitpunkt: Schaden an Paket ${number} melden`,
  return: (number) => `Letzter Zeitpunkt: Ware aus Bestellung ${number} zurückgeben`,
  storage: (number) => `Kostenlose Lagerung endet: Bestellung ${number}`,
  disposal: (number) => `Ware aus Bestellung ${number} kann entsorgt werden`,
};
