export type FreeDaysTone = 'teal' | 'amber' | 'red';

/** More than a week is calm, from seven days on it is time, from two on it is urgent. */
export const freeDaysTone = (left: number): FreeDaysTone => {
  if (left > 7) return 'teal';
  return left >= 3 ? 'amber' : 'red';
};
