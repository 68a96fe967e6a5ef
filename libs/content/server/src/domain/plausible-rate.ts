/** No currency of the menu doubles or halves between two readings: such a rate is a mistake of somebody, and the one before stays. */
export const isPlausibleRate = (before: string, after: string): boolean => {
  const change = Number(after) / Number(before);
  return change > 0.5 && change < 2;
};
