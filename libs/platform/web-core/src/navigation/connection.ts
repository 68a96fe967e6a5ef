/** The parts of the Network Information API that prefetching asks; browsers without it are taken to be fast. */
interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

type ConnectedNavigator = Pick<Navigator, 'onLine'> & { connection?: Connection };

/** Links are prefetched unless offline, on 2g or with the data saver on (storefront.md 9). */
export const mayPrefetch = ({ onLine, connection }: ConnectedNavigator = navigator): boolean =>
  onLine && !connection?.saveData && !/2g$/.test(connection?.effectiveType ?? '');
