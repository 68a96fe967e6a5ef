/** A condition that many events report, such as an outage. */
export interface ConditionLog<Event> {
  /** Reports the condition. The first report begins it; further ones are counted. */
  happened: (event: Event) => void;
  /** Reports the end of the condition. */
  ended: () => void;
}

export interface ConditionLogOptions<Event> {
  /** Milliseconds without a report after which the condition has ended. */
  quiet: number;
  onBegin: (event: Event) => void;
  /** Gets the number of reports. */
  onEnd: (count: number) => void;
}

/** Turns thousands of reports of one condition into two log lines: one at the beginning, one at the end. */
export const conditionLog = <Event>({ quiet, onBegin, onEnd }: ConditionLogOptions<Event>): ConditionLog<Event> => {
  let current: { count: number; timer: NodeJS.Timeout } | undefined;
  const ended = (): void => {
    if (!current) return;
    clearTimeout(current.timer);
    const { count } = current;
    current = undefined;
    onEnd(count);
  };
  return {
    ended,
    happened(event) {
      if (current) {
        current.count += 1;
        current.timer.refresh();
        return;
      }
      current = { count: 1, timer: setTimeout(ended, quiet).unref() };
      onBegin(event);
    },
  };
};
