/** Texts of messages about a fee for domestic shipping that the shop did not state. */
export const words = {
  choice: (due: string) =>
    `Agree to the fee, or cancel the order and get a full refund. Please answer by ${due}. Without an answer we buy nothing, cancel the order and refund you in full.`,
  asked: {
    title: (fee: string) => `The shop charges ${fee} for domestic shipping`,
    text: (order: string, fee: string) =>
      `We asked the shop of your ${order}: it charges ${fee} to ship the goods to our warehouse.`,
  },
  answerReminder: {
    title: 'We are waiting for your answer',
    text: (order: string, fee: string) => `The shop of your ${order} charges ${fee} for domestic shipping.`,
  },
  paymentReminder: {
    title: (fee: string) => `Domestic shipping of ${fee} is not paid yet`,
    text: (order: string, fee: string, due: string) =>
      `You agreed to domestic shipping of ${fee} for your ${order}. Please pay it by ${due}; then we buy the goods. If it is unpaid by then, we cancel the order and refund you in full.`,
    mail: 'Payment due',
  },
  expired: {
    title: 'Your order was cancelled',
    answer: (order: string) =>
      `We had no answer about the domestic shipping, so we bought nothing and cancelled your ${order}.`,
    payment: (order: string) =>
      `The domestic shipping was not paid in time, so we bought nothing and cancelled your ${order}.`,
    back: (amount: string) => `The full amount of ${amount} is back in your balance.`,
    mail: 'Refunded',
  },
  withdrawn: {
    title: 'You need not answer our question',
    text: (order: string) =>
      `We withdrew our question about the domestic shipping of ${order}. You need not do anything.`,
  },
  noFee: {
    title: 'No fee for domestic shipping',
    text: (order: string) =>
      `We asked the shop of your ${order}: it charges nothing for domestic shipping. You have nothing more to pay.`,
  },
};
