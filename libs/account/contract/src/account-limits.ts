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

/** A delivery that the shopper asked for to try an address. */
export const webhookTest = 'webhook.test';

/** The most addresses of an account. */
export const maxWebhooks = 5;
/** The longest address. */
export const maxWebhookUrl = 500;
/** The deliveries that are listed. */
export const shownDeliveries = 30;
/** The most deliveries that wait for one address; further ones are given up at once. */
export const maxWaitingDeliveries = 1_000;
