import type { texts as en } from './en.ts';

export const texts: Record<keyof typeof en, string> = {
  return_window_closed: 'Ware kann innerhalb von {days} Tagen nach der Ankunft zurückgegeben werden',
  whole_items_only: 'Diese Ware kann nur zusammen zurückgegeben werden: {quantity} Stück',
};
