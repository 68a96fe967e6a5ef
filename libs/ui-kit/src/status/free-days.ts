export type FreeDaysTone = 'teal' | 'amber' | 'red';

/** Calm above seven days, a warning from seven days on, urgent from two days on. */
export const freeDaysTone = (left: number): FreeDaysTone => {
  if (left > 7) return 'teal';
  return left >= 3 ? 'amber' : 'red';
};
