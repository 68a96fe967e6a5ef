import type { words as en } from './en.ts';

export const words: typeof en = {
  colour: 'Farbe',
  size: 'Größe',
  style: 'Ausführung',
  model: 'Modell',
  material: 'Material',
  capacity: 'Kapazität',
  flavour: 'Geschmack',
  length: 'Länge',
  type: 'Typ',
  set: 'Set',
};
