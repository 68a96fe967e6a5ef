import type { StationLetter } from '@caravan/account/contract';

/** A page of letters as it was when something was first done on it. */
export interface KeptLetters {
  /** Which page: its query. */
  key: string;
  letters: readonly StationLetter[];
}

/**
 * What is shown while a page stays open: letters neither move nor vanish under the eyes of who reads them, although unread ones come
 * first and reading makes them read ones; what the server says of each is shown.
 */
export const withNews = ({ key, letters }: KeptLetters, news: readonly StationLetter[]): KeptLetters => ({
  key,
  letters: letters.map((letter) => news.find(({ id }) => id === letter.id) ?? letter),
});

export const markRead = ({ key, letters }: KeptLetters, ids: readonly string[] | 'all', at: string): KeptLetters => ({
  key,
  letters: letters.map((letter) => (letter.read_at === null && (ids === 'all' || ids.includes(letter.id)) ? { ...letter, read_at: at } : letter)),
});

export const without = ({ key, letters }: KeptLetters, id: string): KeptLetters => ({ key, letters: letters.filter((letter) => letter.id !== id) });
