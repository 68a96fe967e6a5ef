const firstPort = Number(process.env['E2E_PORT'] ?? 4173);
/** One shop for each worker. A journey waits for a sixth of its time, so three workers use two cores. */
export const shops = 3;
/** Playwright sets the worker's index in each worker. */
const ownWorker = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);

export const shopPort = (worker: number = ownWorker): number => firstPort + worker;

/** The address of a worker's shop; without a number, of this worker's shop. */
/** By name, because no passkey belongs to a number. */
export const shopAddress = (worker?: number): string => `http://localhost:${shopPort(worker)}`;

const base = `${shopAddress()}/demo-shop`;

/** Pages of the demo shop that the server includes: with options, without a stated shipping fee, and without machine-readable data. */
const pages = { tote: 'canvas-tote', lamp: 'desk-lamp', plain: 'wind-chime' };

/** The link that a shopper pastes. */
export const demoLink = (page: keyof typeof pages): string => `${base}/${pages[page]}`;
