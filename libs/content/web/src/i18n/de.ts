import type { texts as en } from './en.ts';

export const texts: typeof en = {
  faq: {
    title: 'Hilfe',
    lead: 'Wie Einkauf, Lagerung und Versand ablaufen und was jeder Schritt kostet.',
  },
  article: {
    title: 'Beiträge',
    lead: 'Alle unsere Beiträge: Hilfe, Bedingungen und wer wir sind.',
  },
  about: {
    title: 'Über den Shop',
    lead: 'Wer für Sie einkauft, lagert und versendet.',
    company: 'Unternehmen',
    name: 'Name',
    address: 'Anschrift',
    registration: 'Registereintrag',
    email: 'E-Mail',
    disputes: 'Wie Streitfälle gelöst werden',
    pictures: 'Unser Lager',
    picture: 'Unser Lager, Bild {{number}} von {{total}}',
  },
  metaGroup: '{{group}} · {{title}}',
  metaSearch: 'Suche: {{q}}',
  search: {
    label: 'Beiträge durchsuchen',
    placeholder: 'Erstattung, Lagerung, Zoll',
    submit: 'Suchen',
    found: 'Ergebnisse für „{{q}}“ ({{total}})',
    nothingTitle: 'Kein Beitrag gefunden',
    nothing: 'Kein Beitrag enthält diese Wörter. Versuchen Sie es mit weniger oder anderen.',
    empty: 'Hier gibt es noch keine Beiträge.',
    showAll: 'Alle Beiträge zeigen',
  },
  groups: {
    label: 'Themen',
    all: 'Alle Themen',
  },
  pages: {
    label: 'Seiten',
    previous: 'Vorherige Seite',
    next: 'Nächste Seite',
    page: 'Seite {{page}}',
  },
  detail: {
    place: 'Sie sind hier',
    contents: 'Auf dieser Seite',
    related: 'Lesen Sie weiter',
    updated: 'Aktualisiert am {{date}}',
  },
  helpful: {
    question: 'War das hilfreich?',
    yes: 'Ja',
    no: 'Nein',
    thanks: {
      yes: 'Vielen Dank für Ihre Rückmeldung.',
      no: 'Vielen Dank, wir werden den Beitrag verbessern. Wenn Sie noch eine Frage haben, schreiben Sie uns.',
    },
  },
  ask: {
    title: 'Noch eine Frage?',
    text: 'Schreiben Sie uns jederzeit. Mit Ihrer Bestellnummer können wir schneller helfen.',
    action: 'Kontakt',
  },
};
