/** The most personal API tokens of an account that have not expired (specification 32.1). */
export const maxApiTokens = 10;
/** The lifetimes that a shopper can choose for a token. */
export const tokenDays = [30, 90, 365] as const;
/** The longest name of a token. */
export const maxTokenName = 60;
/** The last characters of a token that are kept. */
export const tokenEnding = 4;
