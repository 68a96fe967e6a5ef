import type { PoolClient, QueryConfig, QueryResult } from 'pg';

type Answer = (error: Error | null | undefined, result?: QueryResult) => void;

/**
 * Ends each query of this client that is not answered within so many milliseconds, with the error and words of pg's own `query_timeout`,
 * after which the connection must be given up.
 *
 * pg's own, and its promises, set a function literal as a query's property. V8 makes such a function old from the start, and whatever it
 * reaches, the rows above all, then stays until the whole heap is collected: a hundred megabytes while carts are read.
 */
export const limitQueries = (client: PoolClient, atMost: number): void => {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;

  const limited = (config: string | QueryConfig, values: readonly unknown[] | undefined, answer: Answer): void => {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      answer(new Error('Query read timeout'));
    }, atMost);
    const pass: Answer = (error, result) => {
      clearTimeout(timer);
      if (!isLate) answer(error, result);
    };
    query(config, values, pass);
  };

  const promised = (config: string | QueryConfig, values?: readonly unknown[]): Promise<QueryResult | undefined> =>
    new Promise((resolve, reject) => {
      limited(config, values, (error, result) => (error ? reject(error) : resolve(result)));
    });

  client.query = ((config: string | QueryConfig, values?: readonly unknown[] | Answer, answer?: Answer) => {
    if (typeof values === 'function') return limited(config, undefined, values);
    return answer ? limited(config, values, answer) : promised(config, values);
  }) as typeof client.query;
};
