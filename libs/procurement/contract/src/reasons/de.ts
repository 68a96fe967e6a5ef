import type { texts as en } from './en.ts';

export const texts: Record<keyof typeof en, string> = {
  supplier_number_known:
    'Diese Bestellnummer des Händlers ist bereits erfasst. Nutzen Sie denselben Einkauf, wenn er auch diese Bestellung abdeckt',
  tracking_known: 'Ein Paket mit dieser Sendungsnummer ist bereits erfasst',
  parcel_unmatched: 'Ordnen Sie dieses Paket zuerst einem Einkauf zu',
  parcel_received: 'Dieses Paket ist bereits eingegangen',
  purchase_unknown: 'Zu dieser Bestellnummer des Händlers gibt es keinen Einkauf',
  no_difference: 'Einkauf und Kontoauszüge stimmen überein',
  day_in_future: 'Dieser Tag liegt in der Zukunft',
  picture_too_large: 'Das Bild darf höchstens 10\u00a0MB groß sein',
};
