/** Texte auf Seiten anderer Bereiche; kurz gehalten, weil jede Seite sie lädt. */
export const texts = {
  reviews: {
    title: 'Was Kunden über ihre Pakete sagen',
    by: 'Bewertung von {{name}}',
    from: '{{name}}, {{date}}',
    picture: 'Bild von {{name}}',
    more: 'Weitere Bewertungen',
    all: 'Alle {{total}} Bewertungen werden angezeigt.',
  },
};
