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
