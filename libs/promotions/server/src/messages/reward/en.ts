export const words = {
  title: 'You got a coupon',
  why: {
    invited: 'Your first package has arrived, and you were invited by a friend. Here is your coupon.',
    referrer: 'The first package of someone whom you invited has arrived. Here is your coupon.',
  },
  goods: 'off the price of goods',
  shipping: 'off the shipping of a package',
  off: (amount: string, what: string) => `${amount} ${what}`,
  percentOff: (percent: number, what: string) => `${percent}% ${what}`,
  most: (amount: string) => `, at most ${amount}`,
  from: (amount: string) => `, from ${amount}`,
  code: (code: string, until: string) => `Code ${code}, valid until ${until}.`,
};
