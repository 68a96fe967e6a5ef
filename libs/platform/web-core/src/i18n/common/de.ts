/** Texte gemeinsamer Bausteine: Zeitangaben, Seiten und erneutes Laden. */
export const texts = {
  moment: {
    both: '{{local}} ({{beijing}})',
    beijing: '{{beijing}}, Pekinger Zeit',
    beside: 'Peking\u00a0{{beijing}}',
    // Vor einem Datum darf die Zeile enden: Name und Datum sind breiter als eine schmale Spalte.
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
  copied: 'Kopiert',
  copyFailed: 'Kopieren fehlgeschlagen',
  again: 'Erneut versuchen',
};
