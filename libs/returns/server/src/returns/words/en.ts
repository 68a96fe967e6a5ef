interface Sent {
  goods: string;
  number: string;
  carrier: string | null;
  trackingNumber: string | null;
}

/** The messages about goods that go back to their seller, for a return and for an exchange; amounts come formatted. */
export const words = {
  note: (note: string) => `\n\nOur note: ${note}`,
  requested: {
    title: 'We ask the seller to take goods back',
    return: (goods: string, number: string) =>
      `We ask the seller to take back “${goods}” and to return your money (${number}). The goods cannot be packed meanwhile.`,
    exchange: (goods: string, number: string) =>
      `We ask the seller to exchange “${goods}” (${number}). The goods cannot be packed meanwhile.`,
  },
  agreed: {
    title: 'The seller takes your goods back',
    return: (goods: string, number: string) =>
      `The seller agreed to take back “${goods}” (${number}). We send the goods back next.`,
    exchange: (goods: string, number: string) =>
      `The seller agreed to exchange “${goods}” (${number}). We send the goods back next.`,
    free: ' The way back costs you nothing.',
    fee: (fee: string) => ` The way back costs ${fee}, which is deducted from what you get back.`,
  },
  refused: {
    title: 'The seller refused the return',
    return: (goods: string, number: string) =>
      `The seller refused to take back “${goods}” (${number}). The goods are yours as before and can be packed.`,
    exchange: (goods: string, number: string) =>
      `The seller refused to exchange “${goods}” (${number}). The goods are yours as before and can be packed.`,
  },
  sent: {
    title: 'Your goods are on their way to the seller',
    body: ({ goods, number, carrier, trackingNumber }: Sent, next: string) =>
      `We sent “${goods}” back (${number}) with ${carrier}, tracking number ${trackingNumber}. ${next}`,
    return: 'Your money comes once the seller has paid.',
    exchange: 'The other goods come to our warehouse next.',
  },
  exchanged: {
    title: 'Your exchanged goods have arrived',
    body: (goods: string, number: string) =>
      `The seller sent “${goods}” again (${number}). The goods are in your warehouse; their free days begin anew.`,
  },
  paid: {
    title: 'Your return is paid',
    whole: (goods: string, number: string, paid: string) =>
      `The seller paid back ${paid} for “${goods}” (${number}). It is in your balance.`,
    lessFee: (goods: string, number: string, { paid, fee, back }: { paid: string; fee: string; back: string }) =>
      `The seller paid back ${paid} for “${goods}” (${number}). Less ${fee} for the way back, ${back} is in your balance.`,
  },
};
