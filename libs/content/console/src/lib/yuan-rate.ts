/** The yuan for one unit of a currency, from the units of both for one euro. Undefined if one of them is no amount. */
export const yuanRate = (yuanPerEuro: string | undefined, perEuro: string): number | undefined => {
  const rate = Number(yuanPerEuro) / Number(perEuro);
  return Number.isFinite(rate) && rate > 0 ? rate : undefined;
};
