/** The heads of the columns of exported tasks. */
export const words = {
  queue: 'Queue',
  kind: 'Kind',
  ref: 'Number',
  title: 'Title',
  group: 'Group',
  amount: 'Amount (CNY)',
  opened: 'Opened (UTC)',
  due: 'Due (UTC)',
  holder: 'Held by',
};
