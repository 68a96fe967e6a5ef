/** Deadlines in shoppers' calendars. The number is that of a package or an order. */
export const words = {
  payPackage: (number: string) => `Payment due: package ${number}`,
  arrival: (number: string) => `Package ${number} should arrive`,
  receipt: (number: string) => `Package ${number} counts as received`,
  claim: (number: string) => `Last time to claim damage to package ${number}`,
  return: (number: string) => `Last time to return goods of order ${number}`,
  storage: (number: string) => `Free storage ends: order ${number}`,
  disposal: (number: string) => `Goods of order ${number} may be disposed of`,
};
