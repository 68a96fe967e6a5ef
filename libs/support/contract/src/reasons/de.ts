import type { texts as en } from './en.ts';

export const texts: Record<keyof typeof en, string> = {
  picture_too_large: 'Das Bild darf höchstens 10\u00a0MB groß sein',
  picture_gone: 'Bitte fügen Sie das Bild noch einmal hinzu',
  reply_name_known: 'Eine gespeicherte Antwort mit diesem Namen gibt es schon',
};
