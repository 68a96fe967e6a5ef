import type { Tx } from './tx.ts';

type AfterCommit = () => void;

const hooks = new WeakMap<Tx, AfterCommit[]>();

/**
 * Runs a function once, after the transaction has committed and before its caller continues. It does not run if the
 * transaction fails, or if the connection is lost during COMMIT. Use it for what must not be seen earlier, such as
 * telling other processes of a change. The function must return quickly; what it throws is logged, because the
 * transaction cannot fail any more.
 */
export const afterCommit = (tx: Tx, run: AfterCommit): void => {
  const registered = hooks.get(tx);
  if (registered) registered.push(run);
  else hooks.set(tx, [run]);
};

/** Whether this function will run after the commit: it was registered, and no savepoint has undone that. */
export const runsAfterCommit = (tx: Tx, run: AfterCommit): boolean => hooks.get(tx)?.includes(run) ?? false;

/** Returns a function that removes what is registered from now on, for a part of the transaction that is undone. */
export const markAfterCommit = (tx: Tx): (() => void) => {
  const before = hooks.get(tx)?.length ?? 0;
  return () => void hooks.get(tx)?.splice(before);
};

/** Runs the functions of a committed transaction in their order. */
export const runAfterCommit = (tx: Tx, onError: (error: Error) => void): void => {
  const registered = hooks.get(tx) ?? [];
  hooks.delete(tx);
  for (const run of registered) {
    try {
      run();
    } catch (error) {
      onError(error instanceof Error ? error : new Error('a function after a commit failed', { cause: error }));
    }
  }
};
