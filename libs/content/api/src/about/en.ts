export const words = {
  /** Of an amount in the shopper's currency. */
  about: (amount: string, date: string, isOld: boolean) =>
    `about ${amount}, rate of ${date}${isOld ? ' (out of date)' : ''}`,
};
