export const words = {
  title: (carrier: string) => `Manifest for ${carrier}`,
  number: 'Hand-over',
  day: 'Day',
  bags: 'Bags',
  packages: 'Packages',
  weight: 'Weight of the packages',
  bag: (number: number, seal: string) => `Bag ${number}, seal ${seal}`,
  inBag: (count: number) => `Packages: ${count}, weight of the bag`,
  loose: (count: number) => `Outside bags: ${count}`,
  left: (count: number) => `Not taken: ${count}`,
  signed: (name: string, at: string) => `Received by the driver ${name}, ${at}`,
  unsigned: 'Received by (name, signature):',
};
