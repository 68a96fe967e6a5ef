/** Addresses of one user, both kinds together (storefront.md 9, decisions.md). */
export const maxAddresses = 20;
/** Letters that one call marks as read. */
export const maxLetterIds = 100;
/** Bytes of an avatar (storefront.md 5). */
export const maxAvatarBytes = 2 * 1024 * 1024;
