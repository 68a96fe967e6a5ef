/** The messages about photos, measurements and packing rehearsals; amounts come formatted. */
export const words = {
  name: { photos: 'Photos', measurement: 'Measurement', rehearsal: 'Packing rehearsal' },
  refundRemark: (number: string) => `Refund of service ${number}`,
  goods: (first: string, others: number) => `${first} and ${others} more`,
  done: {
    photos: (goods: string, { units }: { units: number }) => ({
      title: 'Your photos are ready',
      body: `We took the photos that you ordered (${units}): ${goods}. Look at them in your warehouse, and tell us whether the goods are as you expected.`,
    }),
    measurement: (goods: string) => ({
      title: 'Your goods are measured',
      body: `We measured ${goods}. The page of the service compares it with what the shop states.`,
    }),
    rehearsal: (goods: string, { hours }: { hours: number }) => ({
      title: 'Your goods are packed',
      body: `We packed ${goods}, weighed the box and took photos. The page of the service shows the exact price of every shipping method, which is valid for ${hours} hours.`,
    }),
  },
  cancelled: {
    title: 'A service was cancelled',
    subject: (name: string, number: string, goods: string) => `${name} ${number}: ${goods}`,
    unpaid: (hours: number) => `It was not paid within ${hours} hours, or its goods left the warehouse.`,
    impossible: 'Its goods were packed, returned or left the warehouse before we could do it.',
    refunded: (amount: string) => `${amount} is in your balance.`,
    free: 'Nothing was charged.',
  },
  corrected: 'We corrected the measures of your goods',
  correctedRehearsal: 'We corrected your packing rehearsal',
  /** A deadline in shoppers' calendars. */
  deadlines: {
    payService: (number: string) => `Payment due: service ${number}`,
    rehearsal: (number: string) => `Price of packing rehearsal ${number} ends`,
  },
};
