import type { QueueTask } from '@caravan/console-core';

/** A text that the server wrote into a task; empty if it is absent. */
export const factText = ({ facts }: QueueTask, name: string): string => {
  const value = facts[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** A number of a task; 0 if it is absent. */
export const factNumber = ({ facts }: QueueTask, name: string): number => {
  const value = facts[name];
  return typeof value === 'number' ? value : 0;
};

/** A list of texts of a task. */
export const factList = ({ facts }: QueueTask, name: string): string[] => {
  const value = facts[name];
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
};
