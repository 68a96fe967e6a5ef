import type { SelectOption } from '../../fields/select-field.tsx';

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLocaleLowerCase()
    .trim();

/** Options that have the text in their label, accents and case aside; those that begin with it first. */
export const matchingOptions = (options: readonly SelectOption[], text: string): SelectOption[] => {
  const wanted = plain(text);
  const found = options.filter(({ label }) => plain(label).includes(wanted));
  const begins = ({ label }: SelectOption): number => (plain(label).startsWith(wanted) ? 0 : 1);
  return found.sort((one, other) => begins(one) - begins(other));
};
