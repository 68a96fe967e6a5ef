import type { words as en } from './en.ts';

export const words: typeof en = {
  battery: 'Akkus und Batterien',
  liquid: 'Flüssigkeiten',
  powder: 'Pulver',
  food: 'Lebensmittel',
  cosmetics: 'Kosmetik',
  magnet: 'Magnete',
  medicine: 'Arzneimittel',
  blade: 'Klingen',
  branded: 'Markenware',
  fragile: 'Zerbrechliches',
};
