/** The day of an instant for a date field, in the reader's time zone; empty for none. */
export const dayOf = (at: string | null): string => {
  if (at === null) return '';
  const date = new Date(at);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
};
