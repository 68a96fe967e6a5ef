/** A discount on a share of a price. */
export const words = {
  goods: (percent: number) => `${percent}% off the price of goods`,
  shipping: (percent: number) => `${percent}% off the shipping of a package`,
};
