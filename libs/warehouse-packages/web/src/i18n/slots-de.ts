/** Texts on other features' pages; kept small, because every page loads them. */
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
