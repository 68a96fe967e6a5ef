import type { words as en } from './en.ts';

export const words: typeof en = {
  title: (carrier) => `Übergabeliste für ${carrier}`,
  number: 'Übergabe',
  day: 'Tag',
  bags: 'Säcke',
  packages: 'Pakete',
  weight: 'Gewicht der Pakete',
  bag: (number, seal) => `Sack ${number}, Siegel ${seal}`,
  inBag: (count) => `Pakete: ${count}, Gewicht des Sacks`,
  loose: (count) => `Außerhalb von Säcken: ${count}`,
  left: (count) => `Nicht mitgenommen: ${count}`,
  signed: (name, at) => `Übernommen von ${name}, ${at}`,
  unsigned: 'Übernommen von (Name, Unterschrift):',
};
