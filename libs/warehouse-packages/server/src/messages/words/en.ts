interface Sent {
  number: string;
  carrier: string | null;
  trackingNumber: string | null;
}

/** The messages about packages, their weighing and their claims; amounts come formatted. */
export const words = {
  event: { weighed: 'Weighed', shipped: 'Shipped', shipment_corrected: 'New tracking number' },
  title: (number: string) => `Package ${number}`,
  refundRemark: (number: string) => `Fee of package ${number} returned`,
  shipped: ({ number, carrier, trackingNumber }: Sent, receiptDays: number) => ({
    title: 'Your package is on its way',
    body: `Package ${number} was handed to ${carrier}. Its tracking number is ${trackingNumber}.\n\nPlease confirm when it has arrived; after ${receiptDays} days it counts as received.`,
  }),
  corrected: ({ number, carrier, trackingNumber }: Sent) => ({
    title: 'Your package has another tracking number',
    body: `We had written down the wrong carrier or number for package ${number}. It travels with ${carrier}; its tracking number is ${trackingNumber}.\n\nPlease follow it by this number from now on. Nothing else changes.`,
  }),
  expired: (number: string, hours: number) => ({
    title: 'Your unpaid package was cancelled',
    body: `Package ${number} was not paid within ${hours} hours and has been cancelled. Nothing was charged; its goods are back in your warehouse.`,
  }),
  returned: (number: string, refund: string) => ({
    title: 'Your package was cancelled',
    body: `Package ${number} was cancelled. Its fee of ${refund} is in your balance, its goods are back in your warehouse.`,
  }),
  delivered: (number: string) => ({
    title: 'Delivered, according to the carrier',
    body: `The carrier reports that package ${number} was delivered.\n\nPlease confirm the receipt once you have it. If you cannot find it, write to us from the page of the package.`,
  }),
  weighing: {
    extraTitle: (number: string) => `Shipping difference · Package ${number}`,
    remark: (number: string) => `Package ${number} weighed less than quoted`,
    extraRefundRemark: (number: string) => `Refund of shipping difference, package ${number}`,
    returned: (number: string, amount: string) => ({
      title: 'Your package costs less',
      body: `We weighed package ${number}. Shipping costs ${amount} less than you paid; the difference is in your balance.`,
    }),
    asked: (number: string, amount: string) => ({
      title: 'Your package weighs more: please pay the difference',
      body: `We weighed package ${number}. Shipping costs ${amount} more than you paid. Your package is sent once the difference is paid.`,
    }),
    unchanged: (number: string) => ({
      title: 'Your package was weighed',
      body: `We weighed package ${number}. You have nothing more to pay; it is handed to its carrier next.`,
    }),
    refused: (number: string) => ({
      title: 'Your package needs another way',
      body: `We weighed package ${number}. Its shipping method does not carry a parcel of this weight or size. Our service will find a way, or return the whole fee.`,
    }),
    waived: (number: string) => ({
      title: 'You need not pay the difference',
      body: `We bear the higher shipping cost of package ${number}. It is handed to its carrier next.`,
    }),
  },
  claim: {
    remark: (number: string) => `Insurance of package ${number}`,
    filed: (number: string, amount: string, days: number) => ({
      title: 'We have your claim',
      body: `You claim ${amount} for package ${number}. We look into it and answer within ${days} days.`,
    }),
    approved: (number: string, amount: string) => ({
      title: 'Your claim was approved',
      body: `For package ${number}, ${amount} is in your balance now.`,
    }),
    rejected: (number: string) => ({
      title: 'Your claim was not approved',
      body: `We could not approve your claim for package ${number}.`,
    }),
  },
};
