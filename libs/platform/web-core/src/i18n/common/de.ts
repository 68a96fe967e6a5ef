/** The texts of shared components: instants, pagination, and loading again. */
export const texts = {
  moment: {
    both: '{{local}} ({{beijing}})',
    beijing: '{{beijing}}, Pekinger Zeit',
    beside: 'Peking\u00a0{{beijing}}',
    // A line may end before a date: the name and the date are wider than a narrow column.
    besideDay: 'Peking {{beijing}}',
    left: 'noch {{hours}} Std. {{minutes}} Min.',
  },
  stop: {
    done: 'Erledigt:',
    current: 'Jetzt:',
    next: 'Als Nächstes:',
    stopped: 'Beendet:',
    automatic: 'Automatisch',
  },
  pages: {
    label: 'Seiten',
    previous: 'Vorherige Seite',
    next: 'Nächste Seite',
    page: 'Seite {{page}}',
  },
  list: {
    none: 'Keine Treffer',
    open: 'Liste anzeigen',
  },
  again: 'Erneut versuchen',
};
