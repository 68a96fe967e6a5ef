/** Texts of messages about lines of an order that cannot be had as they were ordered, and about goods that arrived. */
export const words = {
  titles: {
    out_of_stock: (goods: string) => `Out of stock: ${goods}`,
    variant_gone: (goods: string) => `No longer sold in your choice: ${goods}`,
    price_rise: (goods: string) => `The price has risen: ${goods}`,
    seller_refuses: (goods: string) => `The shop does not deliver: ${goods}`,
    quality: (goods: string) => `Please look at your goods: ${goods}`,
  },
  options: {
    wait: 'wait until it can be had',
    payMore: (more: string) => `pay ${more} more`,
    substitute: (goods: string) => `take “${goods}” instead`,
    more: (more: string) => `${more} more`,
    back: (back: string) => `${back} back`,
    drop: (back: string) => `do without it and get ${back} back`,
    cancel: (back: string) => `cancel the order and get ${back} back`,
    keep: 'keep the goods as they are',
    return: 'send the goods back; once the seller has paid, the money comes to your balance',
  },
  asked: (order: string, options: string, due: string) =>
    `This is about your ${order}. You can:\n\n${options}\n\nPlease choose by ${due}.`,
  /** If the shopper does not answer. */
  silence: {
    quality: 'Without an answer you keep the goods.',
    other: 'Without an answer we do not buy these goods and refund them to you.',
  },
  reminder: {
    title: 'We are waiting for your answer',
    text: (about: string, options: string, due: string) =>
      `${about}. You can:\n\n${options}\n\nPlease choose by ${due}.`,
  },
  paymentReminder: {
    title: (goods: string, more: string) => `${more} for ${goods} is not paid yet`,
    text: (order: string, goods: string, more: string, due: string) =>
      `You agreed to pay ${more} more for ${goods} in your ${order}. Please pay it by ${due}; then we buy the goods. If it is unpaid by then, we do not buy them and refund them to you.`,
  },
  dropped: {
    title: 'We refunded goods of your order',
    text: 'These goods cannot be had.',
    missedAnswer: 'We had no answer in time.',
    missedPayment: 'The extra payment was not made in time.',
    nothingLeft: (order: string, back: string) =>
      `Nothing is left of your ${order}, so it is cancelled. ${back} is back in your balance.`,
    restGoesOn: (order: string, back: string, goods: string) =>
      `${goods} will not come. ${back} is back in your balance; the rest of your ${order} goes on.`,
  },
  kept: {
    title: (goods: string) => `You keep ${goods}`,
    text: (order: string, goods: string) =>
      `We had no answer in time, so ${goods} of your ${order} stays yours as it is.`,
  },
  withdrawn: {
    title: 'You need not answer our question',
    text: (order: string, goods: string) =>
      `We withdrew our question about ${goods} in your ${order}. You need not do anything.`,
  },
  answeredForYou: {
    title: 'We recorded your answer',
    text: (order: string, option: string) => `For your ${order} we recorded as you told us: ${option}.`,
  },
};
