import type { QueueTask } from './manifest.ts';

type Facts = Pick<QueueTask, 'facts'>;

/** A text that the server wrote into a task; undefined if it is absent or empty. */
export const textFact = ({ facts }: Facts, name: string): string | undefined => {
  const value = facts[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/** A number of a task; undefined if it is absent. */
export const numberFact = ({ facts }: Facts, name: string): number | undefined => {
  const value = facts[name];
  return typeof value === 'number' ? value : undefined;
};

/** A list of texts of a task; empty if it is absent. */
export const textsFact = ({ facts }: Facts, name: string): string[] => {
  const value = facts[name];
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
};
