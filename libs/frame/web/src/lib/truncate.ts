/** Longest name or e-mail that the header shows (storefront.md 9). */
export const maxNameLength = 18;

/** At most 18 characters, then an ellipsis; a character outside the basic plane is never cut in two. */
export const truncateName = (name: string): string => {
  const characters = [...name];
  return characters.length > maxNameLength ? `${characters.slice(0, maxNameLength).join('')}…` : name;
};
