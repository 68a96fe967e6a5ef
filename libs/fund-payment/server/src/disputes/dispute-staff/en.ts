export interface DisputeMailTexts {
  title: (open: boolean) => string;
  payment: string;
  /** For a charge that belongs to no payment of ours. */
  unknownPayment: string;
  numbers: string;
  recharge: string;
  amount: string;
  reason: string;
  status: string;
  due: string;
  dispute: string;
  /** Advice for the operator, and the steps that the shop has taken automatically. */
  advice: (open: boolean) => string;
}

export const texts: DisputeMailTexts = {
  title: (open) => (open ? 'A card payment is disputed' : 'A disputed card payment is decided'),
  payment: 'Payment',
  unknownPayment: 'none of this shop',
  numbers: 'For',
  recharge: 'a top-up of the balance',
  amount: 'Amount',
  reason: 'Reason',
  status: 'Status',
  due: 'Answer until',
  dispute: 'Dispute',
  advice: (open) =>
    open
      ? 'Answer it in the dashboard of the payment provider. The shop has changed nothing by itself: look whether the goods have been sent before you send more.'
      : 'The shop has changed nothing by itself. Where money was lost for good, correct the balance by hand if you want the shopper to bear it.',
};
