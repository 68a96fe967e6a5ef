/** `open`: the shopper may accept · `accepted`, `declined`: decided · `withdrawn`: taken back by staff. */
export const offerStates = ['open', 'accepted', 'declined', 'withdrawn'] as const;
export type OfferState = (typeof offerStates)[number];

/** How many days an offer can be accepted: the usual number, and the most. */
export const offerDays = { usual: 3, most: 30 };
/** The most offers in one conversation. */
export const maxOffers = 20;
