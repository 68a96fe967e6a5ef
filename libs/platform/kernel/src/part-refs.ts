/** The number of the package that a claim belongs to. */
export const packageOfClaim = (ref: string): string => ref.replace(/-C\d+$/, '');

/** The number of the package that an extra payment belongs to. */
export const packageOfExtra = (ref: string): string => ref.replace(/-\d+$/, '');

/** The order of an extra payment. */
export const orderOfExtra = (ref: string): string => ref.replace(/-\d+$/, '');
