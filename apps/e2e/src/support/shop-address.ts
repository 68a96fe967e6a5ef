const firstPort = Number(process.env['E2E_PORT'] ?? 4173);
/** Playwright says in each worker which it is. */
const ownWorker = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);

export const shopPort = (worker: number = ownWorker): number => firstPort + worker;

/** Where the shop of a worker is; without a number, this worker's. */
export const shopAddress = (worker?: number): string => `http://127.0.0.1:${shopPort(worker)}`;
