/** Words that are part of answers to shoppers. */
export const words = {
  /** The author of a review whose name is not shown. */
  anonymous: 'Anonymous',
  /** The kinds of goods as part of a sentence. */
  restriction: {
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
  },
};
