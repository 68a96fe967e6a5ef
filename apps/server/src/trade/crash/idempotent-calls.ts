import type { BodyOf, DataOf, Endpoint, EndpointSchema, ParamsOf } from '@caravan/kernel';
import { newId } from '@caravan/kernel';
import { eventsOf, trackCall, type Reconciliation, type Effect } from './reconciliation.ts';
import type { RetryingClient, Reply } from './retrying-client.ts';

/** A successful call with a key. */
export interface AcknowledgedCall {
  schema: EndpointSchema;
  args: object;
  answer: unknown;
}

/** A shopper or a staff member who makes calls. */
export interface Actor {
  client: RetryingClient;
  acknowledged: AcknowledgedCall[];
}

/** The arguments of a call, and its effect. */
interface TrackedCall<E extends Endpoint> {
  params?: ParamsOf<E>;
  body?: BodyOf<E> | FormData;
  effect: Effect;
  keep?: (data: DataOf<E>) => void;
}

const allowed = new Set([200, 409, 422]);

/** Any other response than a success or a refusal by a rule is a fault. */
export const isSuccess = (schema: EndpointSchema, { status, reason }: Reply<unknown>): boolean => {
  if (!allowed.has(status))
    throw new Error(`${schema.endpoint.method} ${schema.endpoint.path} answered ${status} ${reason}`);
  return status === 200;
};

/** Calls with a key. The response is always that of the one effect. */
export const callByKey = <E extends Endpoint, S extends EndpointSchema & { endpoint: E }>(
  { client, acknowledged }: Actor,
  reconciliation: Reconciliation,
  schema: S,
  { effect, keep, ...rest }: TrackedCall<S['endpoint']>,
): Promise<Reply<DataOf<S['endpoint']>>> => {
  const args = { ...rest, key: newId() };
  return trackCall(
    reconciliation,
    effect,
    () => client.call(schema, args),
    (reply) => isSuccess(schema, reply),
    ({ data }) => {
      acknowledged.push({ schema, args, answer: data });
      keep?.(data);
    },
  );
};

interface StateCall<E extends Endpoint> extends TrackedCall<E> {
  /** The current timeline, for a refused call that was sent twice: the first may have succeeded. */
  timeline: () => Promise<readonly { event: string }[]>;
}

/** Calls a step that is idempotent by the state. */
export const callByState = <E extends Endpoint, S extends EndpointSchema & { endpoint: E }>(
  { client }: Actor,
  reconciliation: Reconciliation,
  schema: S,
  { effect, keep, timeline, ...args }: StateCall<S['endpoint']>,
): Promise<Reply<DataOf<S['endpoint']>>> => {
  const [[number, [event]]] = Object.entries(effect.events ?? {}) as [[string, readonly string[]]];
  const known = eventsOf(reconciliation, number) ?? [];
  const before = known.filter((one) => one === event).length;
  return trackCall(
    reconciliation,
    effect,
    () => client.call(schema, args),
    async (reply) =>
      isSuccess(schema, reply) ||
      (reply.again && (await timeline()).filter((one) => one.event === event).length > before),
    ({ data }) => keep?.(data),
  );
};
