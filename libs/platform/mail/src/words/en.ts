/** Texts that all mails share. */
export const words = {
  fallback: 'If the button does not work, open this address:',
  footer: (shop: string): string => `${shop}. Buy from any Chinese shop. One parcel to your door.`,
  /** After the first of several goods or numbers, in a subject. */
  moreGoods: (others: number): string => ` and ${others} more`,
  moreNumbers: (others: number): string => ` and ${others} more`,
};
