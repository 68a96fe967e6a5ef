/** The kinds of goods as part of a sentence. */
export const words = {
  battery: 'batteries',
  liquid: 'liquids',
  powder: 'powders',
  food: 'food',
  cosmetics: 'cosmetics',
  magnet: 'magnets',
  medicine: 'medicine',
  blade: 'blades',
  branded: 'branded goods',
  fragile: 'fragile goods',
};
