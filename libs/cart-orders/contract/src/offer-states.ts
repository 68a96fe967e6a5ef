/** `open`: the shopper may accept · `accepted`, `declined`: decided · `withdrawn`: taken back by staff. */
export const offerStates = ['open', 'accepted', 'declined', 'withdrawn'] as const;
export type OfferState = (typeof offerStates)[number];

/** Pages also say that the goods of an offer are ordered, and that its time is over. */
export type ShownOfferState = OfferState | 'ordered' | 'over';
export const shownOfferState = (offer: {
  state: OfferState;
  order_number: string | null;
  valid: boolean;
}): ShownOfferState => {
  if (offer.order_number !== null) return 'ordered';
  return offer.state === 'open' && !offer.valid ? 'over' : offer.state;
};

/** How many days an offer can be accepted: the usual number, and the most. */
export const offerDays = { usual: 3, most: 30 };
/** The most offers in one conversation. */
export const maxOffers = 20;
