import { type TextEvent, textEvents } from '@caravan/kernel';

/** A text message is about an event, or has a code that confirms a number. */
export const textKinds = [...textEvents, 'code'] as const;
export type TextKind = TextEvent | 'code';

/**
 * States of a text message (specification 39.5). `unknown`: the gateway did not answer, so it may have been sent, and
 * is not sent again. `held`: a limit was reached. `dropped`: it no longer had a number, a wish or a purpose.
 */
export const textStates = ['waiting', 'sending', 'sent', 'refused', 'unknown', 'held', 'dropped'] as const;
export type TextState = (typeof textStates)[number];

/** Parts that may be sent in 24 hours, if the owner has set nothing else: for the shop, and for one shopper. */
export const usualTextLimits = { perDay: 500, perShopper: 10 };
/** The highest limits that an owner can set. */
export const mostTextLimits = { perDay: 100_000, perShopper: 100 };
