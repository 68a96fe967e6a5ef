import { deliveredTexts } from './en-delivered.ts';
/** How well quotes and promised days were kept. */
export const texts = {
  ...deliveredTexts,
  accuracy: {
    title: 'How well our quotes hold',
    description: 'Quoted fees and promised days against those in the end, by shipping method and country.',
    intro:
      'For each shipping method and country: the fee that was quoted against the fee that was paid in the end, and the days that were promised against the days that passed. Our server counts its own parcels anew every night.',
    rules: 'What counts',
    counts:
      'A fee counts once its parcel was weighed before dispatch and has left. Without a weighing a quote was never put to the test, so such parcels do not count, nor do cancelled ones, those that their method did not accept, and those quoted by a packing rehearsal.',
    days: 'Days count from dispatch until the shopper confirms the receipt, so a late confirmation counts as a late arrival. Parcels that nobody confirmed do not count.',
    minimum: 'Below {{min}} parcels we publish no figure.',
    start:
      'We weigh parcels before dispatch only while this rule is switched on in our warehouse, so fees are counted from the first weighing on.',
    none: {
      title: 'Too few parcels yet',
      text: 'No shipping method has {{min}} counted parcels to one country yet. Its figures will appear here the night after.',
    },
    toPlace: 'Shipping methods to {{place}}',
    method: 'Method',
    fees: 'Paid against the quote',
    promised: 'Days promised',
    taken: 'Days in the end',
    median: 'median {{value}}',
    p90: '9 of 10 at most {{value}}',
    dearer: '{{dearer}} of {{parcels}} cost more',
    inTime: '{{inTime}} of {{parcels}} in time',
    since: '{{parcels}} parcels since {{date}}',
    range: '{{from}}-{{to}}',
    few: 'Too few parcels yet',
    feesLine: 'Paid against the quote: median {{median}}, 9 of 10 at most {{p90}} ({{parcels}} parcels since {{date}})',
    daysLine: 'In the end: median {{median}} days, 9 of 10 at most {{p90}} ({{parcels}} parcels since {{date}})',
    feesFew: 'Fee: too few parcels yet to say how well quotes hold.',
    daysFew: 'Days: too few confirmed receipts yet.',
    fewTo: 'Too few parcels to {{place}} yet to say how well our quotes hold.',
    link: 'How well our quotes hold',
    linkFew: 'How quotes hold: too few parcels yet',
    duties: 'What countries charge on arrival: duty and tax',
    estimate: 'Estimate shipping',
  },
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    shipping: typeof texts;
  }
}
