export const instead =
  'Bis dahin: Jede Artikelseite zeigt den Preis bis zu Ihrer Haustür, und Sie können uns schreiben.';
