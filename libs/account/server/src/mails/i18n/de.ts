import type { MessageMailTexts } from './en.ts';

export const texts: MessageMailTexts = {
  action: 'Details ansehen',
  choose: 'Welche E-Mails Sie erhalten, wählen Sie in Ihren Einstellungen:',
};
