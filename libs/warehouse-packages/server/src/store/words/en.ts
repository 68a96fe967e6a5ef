/** The end of free storage, and the days before the disposal on which we write again. */
interface StorageEnding {
  days: number;
  list: string;
  fee: string;
  most: string;
  disposalDays: number;
  warnings: readonly [first: number, second: number, last: number];
}

/** The messages about the storage and the disposal of goods; amounts, weights and times come formatted. */
export const words = {
  weight: (weight: string) => `Weight: ${weight}`,
  /** `more` counts the goods that the list leaves out, `count` all goods. */
  list: (names: string, { more }: { more: number; count: number }) => (more > 0 ? `${names} and ${more} more` : names),
  inDays: (days: number) => (days === 1 ? 'in 1 day' : `in ${days} days`),
  date: (inDays: string, at: string) => `${inDays}, on ${at}`,
  shelf: {
    free: (daysLeft: number, end: string, fee: string, most: string) =>
      `${daysLeft === 1 ? '1 free day' : `${daysLeft} free days`} left, until ${end}; then ${fee} a day, ${most} at most`,
    kept: (disposal: string) => `Kept until ${disposal}`,
  },
  storageEnding: {
    title: (days: number) => `Free storage ends in ${days === 1 ? '1 day' : `${days} days`}`,
    body: ({ days, list, fee, most, disposalDays, warnings: [first, second, last] }: StorageEnding) =>
      `These goods lie in our warehouse free of charge for ${days === 1 ? '1 day' : `${days} days`} more: ${list}.\n\nAfter that each of them costs ${fee} a day, ${most} at most, charged with the package that takes it. Goods that are still here ${disposalDays} days after their arrival are disposed of; we write to you ${first}, ${second} and ${last} days before.`,
  },
  warning: {
    title: (inDays: string) => `We dispose of goods ${inDays}`,
    body: (lines: string, fee: string, most: string) =>
      `The storage of these goods ends. Please pack them before the date: afterwards we dispose of them, and nothing is refunded for them.\n\n${lines}\n\nTheir storage costs ${fee} a day for each item, ${most} at most, charged with the package that takes them.`,
    event: (inDays: string) => `Disposed of ${inDays}`,
    fact: (date: string) => `Disposed of ${date}`,
  },
  disposed: {
    title: 'We disposed of goods',
    body: (name: string, order: string) =>
      `We disposed of ${name} of order ${order}, because it was still in our warehouse at the end of its storage. Its storage costs you nothing, and nothing is refunded.`,
    event: 'Disposed of',
  },
  searched: {
    title: 'We are looking for goods of yours',
    body: (list: string) =>
      `When we counted our stock, these goods were not in their place: ${list}.\n\nWe are looking for them, and write to you once they are found. No storage days count until then. A package that contains them waits.`,
    event: 'Being looked for',
  },
  found: {
    title: 'We found your goods',
    body: (list: string) =>
      `These goods are in their place in our warehouse again: ${list}.\n\nThe time for which we looked for them does not count as storage. A package that contains them goes on.`,
    event: 'Found',
  },
  lost: {
    title: 'We could not find your goods',
    body: (name: string, order: string, amount: string) =>
      `We could not find ${name} of order ${order} in our warehouse, and ended the search. We are sorry. What you paid for it, ${amount}, is in your balance.`,
    event: 'Lost, paid back',
    remark: (order: string) => `Goods of order ${order} got lost`,
  },
};
