/** In a `request` a shopper asks for goods that have no page here. */
export const conversationKinds = ['order', 'package', 'general', 'request'] as const;
export type ConversationKind = (typeof conversationKinds)[number];
/** Those about a thing with a number. */
export type SubjectKind = Exclude<ConversationKind, 'general' | 'request'>;

/** `open`: the shopper wrote last and waits · `answered`: staff answered · `closed`: ended by staff, until a message. */
export const conversationStates = ['open', 'answered', 'closed'] as const;
export type ConversationState = (typeof conversationStates)[number];

/** The characters of a message. */
export const maxMessage = 4_000;
/** The pictures of a message. */
export const maxImages = 4;
/** The size of each, in bytes. */
export const maxImageBytes = 10 * 1024 * 1024;
/** Working hours in which a shopper gets an answer. */
export const answeredIn = 8;
/** A conversation shows its newest messages, at most so many. */
export const maxShownMessages = 200;
/** The characters of a saved reply's name. */
export const maxReplyName = 80;
/** The characters of a question that a visitor asks about a product. */
export const maxQuestion = 2_000;
