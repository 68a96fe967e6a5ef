import type { BodyOf, DataOf, Endpoint, EndpointSchema, ParamsOf } from '@caravan/kernel';
import { newId } from '@caravan/kernel';
import { undertake, type Books, type Effect } from './books.ts';
import type { Messenger, Reply } from './messenger.ts';

/** A call under a key that was answered with success. */
export interface Kept {
  schema: EndpointSchema;
  words: object;
  answer: unknown;
}

/** Whoever makes calls: a shopper or the clerk. */
export interface Actor {
  messenger: Messenger;
  kept: Kept[];
}

/** What one call asks for. */
interface Act<E extends Endpoint> {
  params?: ParamsOf<E>;
  body?: BodyOf<E>;
  effect: Effect;
  keep?: (data: DataOf<E>) => void;
}

const allowed = new Set([200, 409, 422]);

/** Anything else than success or a rule's refusal is a fault. */
const wentWell = (schema: EndpointSchema, { status, reason }: Reply<unknown>): boolean => {
  if (!allowed.has(status)) throw new Error(`${schema.endpoint.method} ${schema.endpoint.path} answered ${status} ${reason}`);
  return status === 200;
};

/** Under a key: whatever happens meanwhile, the answer is that of the one effect. */
export const actOnce = <E extends Endpoint, S extends EndpointSchema & { endpoint: E }>(
  { messenger, kept }: Actor,
  books: Books,
  schema: S,
  { effect, keep, ...rest }: Act<S['endpoint']>,
): Promise<Reply<DataOf<S['endpoint']>>> => {
  const words = { ...rest, key: newId() };
  return undertake(
    books,
    effect,
    () => messenger.call(schema, words),
    (reply) => wentWell(schema, reply),
    ({ data }) => {
      kept.push({ schema, words, answer: data });
      keep?.(data);
    },
  );
};

interface StepAct<E extends Endpoint> extends Act<E> {
  /** The timeline as the server has it, for a refusal of a call that was made twice: the first may have come through. */
  timeline: () => Promise<readonly { event: string }[]>;
}

/** Idempotent by state. */
export const actByState = <E extends Endpoint, S extends EndpointSchema & { endpoint: E }>(
  { messenger }: Actor,
  books: Books,
  schema: S,
  { effect, keep, timeline, ...words }: StepAct<S['endpoint']>,
): Promise<Reply<DataOf<S['endpoint']>>> => {
  const [[number, [event]]] = Object.entries(effect.events ?? {}) as [[string, readonly string[]]];
  const known = (books.orders.get(number) ?? books.packages.get(number))?.events ?? [];
  const before = known.filter((one) => one === event).length;
  return undertake(
    books,
    effect,
    () => messenger.call(schema, words),
    async (reply) => wentWell(schema, reply) || (reply.again && (await timeline()).filter((one) => one.event === event).length > before),
    ({ data }) => keep?.(data),
  );
};
