import type { texts as en } from './en.ts';

export const texts: Record<keyof typeof en, string> = {
  too_many_photos: 'Von dieser Ware können Sie noch {left} Fotos bestellen',
  too_many_services:
    'Sie haben {max} Leistungen, die unbezahlt oder kostenlos und noch nicht erledigt sind. Bitte bezahlen oder stornieren Sie eine, oder warten Sie, bis eine erledigt ist',
  price_changed: 'Der Preis hat sich geändert. Bitte prüfen Sie ihn noch einmal',
  measure_twice: 'Das steht schon in der Liste',
  rehearsal_open: 'Ein Teil dieser Ware wartet schon auf ein Probepacken ({number})',
  rehearsal_implausible: 'Die Ware allein wiegt {goods} g. Bitte prüfen Sie das Gewicht',
};
