import { setupItems, type SetupItem, type SetupPart } from '@caravan/content/contract';
import { recordPort } from '@caravan/server-core';

/** How far an item of the set-up is, by the data of its feature. */
export interface SetupProgress {
  isDone: boolean;
  parts?: readonly { part: SetupPart; ready: boolean }[];
  /** The whole address at which it is done, if that is in the shop and not in the console. */
  link?: string;
}

/** Implemented by each feature that holds items of the set-up: at most one statement for each. Content keeps the list. */
export type SetupSteps = Readonly<Record<SetupItem, () => Promise<SetupProgress>>>;

export const setupStepsPort = recordPort<SetupSteps>('SetupSteps', setupItems);
