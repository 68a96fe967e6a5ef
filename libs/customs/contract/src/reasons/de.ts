import type { texts as en } from './en.ts';

export const texts: Record<keyof typeof en, string> = {
  tax_number_wrong:
    'Diese Nummer kann nicht stimmen: Länge oder Prüfziffern passen nicht. Bitte vergleichen Sie jede Ziffer',
  tax_number_not_asked: 'Der Zoll dieses Landes verlangt keine Nummer des Empfängers',
  tax_number_too_late: 'Das Paket ist unterwegs oder storniert, seine Steuernummer lässt sich nicht mehr ändern',
  tax_numbers_unavailable:
    'Steuernummern können gerade nicht gespeichert werden: Der Server hat keinen STAFF_KEY oder einen anderen als zuvor. Es wurde nichts gespeichert',
};
