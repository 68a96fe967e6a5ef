export const words = {
  /** Of an amount in the shopper's currency. */
  about: (amount: string, date: string) => `about ${amount}, rate of ${date}`,
};
