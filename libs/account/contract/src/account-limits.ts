/** The most addresses a user can have, of both kinds together (specification 15.1). */
export const maxAddresses = 20;
/** The most messages that one call marks as read. */
export const maxMessageIds = 100;
/** The most browsers that receive notifications of one account (specification 16.9). */
export const maxPushSubscriptions = 10;
/** The maximum length of the address of a browser at its push service. */
export const maxPushEndpoint = 2048;
/** The maximum size of an avatar in bytes (specification 19.5). */
export const maxAvatarBytes = 2 * 1024 * 1024;
