import type { QueueTask } from '@caravan/console-core';

/** A fact of a task that is a text; undefined if it is none. */
export const textFact = ({ facts }: Pick<QueueTask, 'facts'>, key: string): string | undefined => {
  const value = facts[key];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

export const numberFact = ({ facts }: Pick<QueueTask, 'facts'>, key: string): number | undefined => {
  const value = facts[key];
  return typeof value === 'number' ? value : undefined;
};
