import type { texts as en } from './en.ts';

export const texts: typeof en = {
  event: 'Unsere Antwort',
  title: 'Unsere Antwort auf Ihre Frage',
  lead: (name: string) => `Sie haben nach „${name}“ gefragt.`,
  action: 'Artikel öffnen',
  more: 'Wenn Sie noch eine Frage haben, stellen Sie sie auf der Seite des Artikels, oder melden Sie sich an und schreiben Sie uns dort.',
};
