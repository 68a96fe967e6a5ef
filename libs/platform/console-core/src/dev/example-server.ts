import type { OutboxHandler } from '../outbox/send-lane.ts';

/** `down`: no answer; `lost`: the answer is lost; `refuse`: 422. */
type Fault = 'down' | 'lost' | 'refuse';

const sent = 'example.sent';
const fault = 'example.fault';

const read = (): [key: string, payload: unknown][] =>
  JSON.parse(localStorage.getItem(sent) ?? '[]') as [string, unknown][];

/** Counts a key once, as the server does; a test sets the fault and reads what arrived. */
export const exampleHandler: OutboxHandler = async (payload, { idempotencyKey }) => {
  const current = localStorage.getItem(fault) as Fault | null;
  if (current === 'down') throw Object.assign(new Error('down'), { status: 0 });
  if (current === 'refuse') throw Object.assign(new Error('Six of five pieces'), { status: 422 });
  const known = read();
  if (!known.some(([key]) => key === idempotencyKey)) {
    localStorage.setItem(sent, JSON.stringify([...known, [idempotencyKey, payload]]));
  }
  if (current === 'lost') throw Object.assign(new Error('lost'), { status: 0 });
};
