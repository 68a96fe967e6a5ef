import type { words as en } from './en.ts';

export const words: typeof en = {
  close: 'Schließen',
  previousPicture: 'Vorheriges Bild',
  nextPicture: 'Nächstes Bild',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  pictureOf: (place, count) => `Bild ${place} von ${count}`,
  showPassword: 'Passwort anzeigen',
  hidePassword: 'Passwort verbergen',
  copied: 'Kopiert',
  copyFailed: 'Konnte nicht kopiert werden',
};
