/** The number of the package that a claim belongs to. */
export const packageOfClaim = (ref: string): string => ref.replace(/-C\d+$/, '');

/** The number of the order or package that an extra payment belongs to. */
export const payableOfExtra = (ref: string): string => ref.replace(/-\d+$/, '');
