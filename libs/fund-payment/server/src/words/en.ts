/** The words of payment on the server: remarks of balance records, messages, the sandbox's page and the export. */
export const words = {
  methods: { balance: 'Balance', sandbox: 'Sandbox', stripe: 'Card', paypal: 'PayPal', westpay: 'Western Union' },
  things: {
    order: 'order',
    order_extra: 'extra fee',
    package: 'package',
    package_extra: 'shipping difference',
    service: 'service',
  },
  /** The first of several numbers; `others` are not named. */
  named: (first: string, others: number) => `${first} and ${others} more`,
  remarks: {
    topUpTitle: 'Top-up of the balance',
    recharge: (method: string) => `Top-up (${method})`,
    payment: (thing: string, numbers: string) => `Payment of ${thing} ${numbers}`,
    rechargeTooLate: 'Top-up that came in late',
    tooLate: (thing: string, numbers: string) => `Payment of ${thing} ${numbers} came too late, returned`,
    remainder: 'Part of a remittance above the amount due',
    short: 'Remittance below the amount due',
  },
  late: {
    title: (amount: string) => `${amount} was added to your balance`,
    payment: (numbers: string, amount: string) =>
      `Your payment reached us when ${numbers} could no longer be paid with it. Nothing is lost: ${amount} is on your balance.`,
    topUp: (amount: string) =>
      `Your top-up reached us after its time was over. Nothing is lost: ${amount} is on your balance.`,
  },
  remittance: {
    found: (amount: string) => `Your remittance of ${amount} has arrived`,
    rest: (amount: string) => `${amount} of it was added to your balance.`,
    complete: 'Your payment is complete.',
    rejected: 'We could not confirm your remittance',
    check: 'Please check the control number with Western Union and try again.',
  },
  adjusted: {
    title: (amount: string) => `Your balance was adjusted by ${amount}`,
    balance: (amount: string, transaction: string) => `Your balance is now ${amount}. Transaction ${transaction}.`,
  },
  cardRefused: {
    title: (amount: string) => `Refund of ${amount} added to your balance`,
    body: (number: string, amount: string) =>
      `The refund for ${number} could not go back to your card or PayPal account, so ${amount} was added to your balance instead.`,
  },
  sandbox: {
    title: 'Sandbox payment',
    notice: 'This is a sandbox. No money moves: choose how this payment shall end.',
    order: 'Payment of orders',
    order_extra: 'Payment of extra fees',
    package: 'Payment of packages',
    package_extra: 'Payment of shipping differences',
    service: 'Payment of services',
    recharge: 'Top-up of the balance',
    amount: 'Amount',
    numbers: 'Numbers',
    succeed: 'Pay',
    fail: 'Let the payment fail',
    decided: 'This payment has been decided already.',
    result: 'To the result',
  },
  export: {
    head: ['Transaction number', 'Time (UTC)', 'Amount (CNY)', 'Type', 'Remark', 'Balance (CNY)'],
    types: {
      recharge: 'Top-up',
      payment: 'Payment',
      refund: 'Refund',
      adjustment: 'Adjustment',
      compensation: 'Compensation',
    },
  },
};
