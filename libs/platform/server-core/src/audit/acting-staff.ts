import { AsyncLocalStorage } from 'node:async_hooks';

const acting = new AsyncLocalStorage<string>();

/** Runs the handler of a staff call, so that what its steps write can name who did it. */
export const actAs = (staffId: string, handle: () => unknown): unknown => acting.run(staffId, handle);

/** The id of the member of staff whose call runs; undefined in jobs and in calls of shoppers. */
export const actingStaff = (): string | undefined => acting.getStore();
