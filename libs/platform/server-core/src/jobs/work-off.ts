/** Failures after which a run ends: then it is more likely that everything fails than that single rows are damaged. */
export const mostFailures = 500;

/**
 * Works off what is due, a batch at a time, until nothing is left. What fails is left out of the following batches, so
 * that it never blocks the rest.
 *
 * @param read Reads the next batch of what is due; what was worked off must no longer be among it. It gets the keys of what
 * failed, which it leaves out, or it reads so many more.
 * @param work Works off one, usually in a transaction of its own; false if it was not due after all. A batch of which
 * none was due is the last one.
 * @param what What went wrong, after the number of failures, for the log: `orders could not be cancelled`.
 * @param keyOf Tells one from another; needed unless they are texts.
 * @throws AggregateError with all failures, if there are any
 */
export const workOff = async <One>(
  read: (failed: ReadonlySet<string>) => Promise<Iterable<One>>,
  work: (one: One) => Promise<boolean>,
  what: string,
  keyOf: (one: One) => string = String,
): Promise<void> => {
  const failures = new Map<string, unknown>();
  for (let goesOn = true; goesOn && failures.size < mostFailures;) {
    goesOn = false;
    for (const one of await read(new Set(failures.keys()))) {
      if (failures.has(keyOf(one))) continue;
      try {
        if (await work(one)) goesOn = true;
      } catch (error) {
        failures.set(keyOf(one), error);
        goesOn = true;
      }
    }
  }
  if (failures.size) throw new AggregateError(failures.values(), `${failures.size} ${what}`);
};
