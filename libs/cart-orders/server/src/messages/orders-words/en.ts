/** Texts of messages and mails about orders. */
export const words = {
  order: (number: string) => `order ${number}`,
  title: (number: string) => `Order ${number}`,
  note: (note: string) => `Our note: ${note}`,
  extra: { domestic_fee: 'Domestic shipping', other: 'Extra payment' },
  refund: {
    order: (number: string) => `Refund of order ${number}`,
    domestic_fee: (number: string) => `Refund of domestic shipping, order ${number}`,
    other: (number: string) => `Refund of an extra payment, order ${number}`,
  },
  cancelled: {
    title: 'Your order was cancelled',
    text: (order: string) => `We had to cancel your ${order}.`,
    back: (amount: string) => `The full amount of ${amount} is back in your balance.`,
    backWithPhotos: (amount: string) => `The full amount of ${amount}, photos included, is back in your balance.`,
  },
  expired: {
    title: 'Your unpaid order was cancelled',
    text: (order: string, hours: number) =>
      `Your ${order} was not paid within ${hours} hours and has been cancelled. Nothing was charged; you are welcome to order again.`,
  },
  inStock: {
    /** `more` counts the other goods. */
    title: (name: string, more: number) => `In our warehouse: ${name}${more > 0 ? ` and ${more} more` : ''}`,
    text: (order: string) => `The goods of ${order} have arrived in our warehouse and can be packed now.`,
  },
  priceAccepted: {
    title: 'The price you gave was accepted',
    text: (order: string) => `We checked the price that you gave for ${order} and accepted it.`,
  },
  refundRejected: {
    title: 'Your refund request was declined',
    text: (order: string) => `We could not refund ${order}. The order goes on where it was.`,
  },
  refunded: {
    title: 'Your refund was approved',
    whole: (order: string, amount: string) => `You get back ${amount} for goods and domestic shipping of ${order}.`,
    part: (order: string, amount: string) => `You get back ${amount} for what had not arrived of ${order}.`,
    to: {
      balance: 'It is in your balance now.',
      card: 'It goes back to your card or PayPal account, or to your balance should that not take it.',
    },
    photosKept: 'Photo fees are not refunded.',
  },
  mail: {
    arrived: 'Arrived',
    refunded: 'Refund approved',
    asked: 'Your answer is needed',
    weight: (weight: string) => `Weight: ${weight}`,
    storage: (days: number, until: string, fee: string, most: string) =>
      `${days} free days, until ${until}; then ${fee} a day, ${most} at most`,
  },
  deadlines: {
    pay: (number: string) => `Payment due: order ${number}`,
    refund: (number: string) => `Last time to request a refund of order ${number}`,
    answer: (number: string) => `Answer due: question about order ${number}`,
    extra: (number: string) => `Extra fee due: order ${number}`,
  },
};
