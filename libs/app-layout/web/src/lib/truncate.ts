import { firstCharacters } from '@caravan/kernel';

/** Longest name or e-mail that the header shows (specification 3.10). */
const maxNameLength = 18;

/** At most 18 characters, then an ellipsis; it does not split characters outside the basic plane. */
export const truncateName = (name: string): string => {
  const first = firstCharacters(name, maxNameLength);
  return first === name ? name : `${first}…`;
};
