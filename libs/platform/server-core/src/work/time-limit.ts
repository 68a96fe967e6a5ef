/**
 * On a busy machine a task waits for its turns of the processor. Its worker may take this many times its processor time,
 * as the clock counts it.
 */
const patience = 6;

export interface TimeLimit {
  /** Milliseconds of processor time that a task may take; milliseconds of the clock, if its worker cannot tell them. */
  time: number;
  /** Milliseconds of processor time that the worker has used since its start. It rejects before the start and after the end. */
  used?: (() => Promise<number>) | undefined;
  /** Is called once, when the time is used up. */
  over: () => void;
}

/** Watches a task that begins now. Returns the function that ends the watch. */
export const limitTime = ({ time, used, over }: TimeLimit): (() => void) => {
  let isWatched = true;
  let timer: NodeJS.Timeout | undefined;
  const stop = (): void => {
    isWatched = false;
    clearTimeout(timer);
    clearTimeout(last);
  };
  const end = (): void => {
    if (!isWatched) return;
    stop();
    over();
  };
  const last = setTimeout(end, used ? time * patience : time);
  if (!used) return stop;

  // A worker that has not started yet has used nothing.
  const before = used().catch(() => 0);
  const look = async (): Promise<void> => {
    const left = time - ((await used()) - (await before));
    if (left <= 0) end();
    else if (isWatched) wait(left);
  };
  // Nobody can tell the time of a worker that has ended; its pool hears of the end.
  const wait = (milliseconds: number): void => {
    timer = setTimeout(() => void look().catch(() => undefined), Math.max(milliseconds, 10));
  };
  wait(time);
  return stop;
};
