import type { texts as en } from './en.ts';

export const texts: Record<keyof typeof en, string> = {
  amount_invalid: 'Bitte geben Sie einen Betrag wie 12,50 ein',
  not_a_picture: 'Bitte wählen Sie ein Bild im Format gif, jpg oder png',
  too_many_pixels: 'Das Bild darf höchstens 40 Megapixel haben',
};
