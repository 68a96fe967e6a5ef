/**
 * Works off what is due, a batch at a time, until nothing is left. A failure does not stop the others of its batch, but
 * no further batch begins after it, because what failed would be read again.
 *
 * @param read Reads the next batch of what is due. What was worked off must no longer be among it.
 * @param work Works off one, usually in a transaction of its own; false if it was not due after all. A batch of which
 * none was due is the last one.
 * @param failed What went wrong, after the number of failures, for the log: `orders could not be cancelled`.
 * @throws AggregateError with all failures, if there are any
 */
export const workOff = async <One>(
  read: () => Promise<Iterable<One>>,
  work: (one: One) => Promise<boolean>,
  failed: string,
): Promise<void> => {
  const failures: unknown[] = [];
  for (let goesOn = true; goesOn;) {
    goesOn = false;
    for (const one of await read())
      try {
        if (await work(one)) goesOn = true;
      } catch (error) {
        failures.push(error);
      }
    if (failures.length) throw new AggregateError(failures, `${failures.length} ${failed}`);
  }
};
