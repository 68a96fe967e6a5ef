/** Words that are part of answers to shoppers. */
export const words = {
  /** The author of a review whose name is not shown. */
  anonymous: 'Anonymous',
};
