import type { StaffRole } from '@caravan/kernel';
import { wordsOf, type Channel, type Core, type EventStream } from '@caravan/server-core';
import { queuesOf, type LiveEvent, type Queue, type TaskChange } from '@caravan/tasks/contract';
import type { Figures } from '../use-cases/queue-figures.ts';
import type { Notice, Tell, TasksDependencies } from '../use-cases/tasks-context.ts';
import type { Worker } from '../use-cases/worker.ts';

/** A console that listens. */
interface Listener {
  stream: EventStream;
  worker: Worker;
  sessionId: string;
  queues: ReadonlySet<Queue>;
}

/** Milliseconds between two counts of this process, while something changes. */
const figuresEvery = 1_000;
/** Milliseconds between two checks whether the listeners' sessions still have their roles. */
const rolesEvery = 5_000;
/** Streams of one session: a browser has one, and for a moment its successor. */
const mostOfASession = 3;

type Message = { change: TaskChange } | { notice: Notice };

export interface LiveOptions {
  channel: Channel;
  log: Core['log'];
  staffMembers: TasksDependencies['staffMembers'];
  figures: Figures;
}

export interface LiveStreams {
  tell: Tell;
  /** Sends changes to a console until its stream ends. */
  add: (stream: EventStream, session: Worker & { id: string }) => void;
  remove: (stream: EventStream) => void;
}

const sameRoles = (a: readonly StaffRole[], b: readonly StaffRole[]): boolean =>
  a.length === b.length && a.every((role) => b.includes(role));

/** Carries changes of tasks from every server process to the consoles that this process serves. */
export const makeLiveStreams = ({ channel, log, staffMembers, figures }: LiveOptions): LiveStreams => {
  const listeners = new Set<Listener>();
  let unsubscribe: (() => void) | undefined;
  let counting: NodeJS.Timeout | undefined;
  let checking: NodeJS.Timeout | undefined;

  const send = ({ stream }: Listener, { event, data }: LiveEvent): void => stream.send(event, data);
  const report = (error: unknown): void => log.warn({ error: wordsOf(error) }, 'live changes were not sent');

  const sendFigures = async (listener: Listener): Promise<void> =>
    send(listener, { event: 'figures', data: await figures.of(listener.worker) });
  const countSoon = (): void => {
    counting ??= setTimeout(() => {
      counting = undefined;
      figures.forget();
      void Promise.all([...listeners].map(sendFigures)).catch(report);
    }, figuresEvery);
    counting.unref();
  };

  const hear = (messages: readonly string[]): void => {
    const read = messages.map((message) => JSON.parse(message) as Message);
    const changes = read.flatMap((message) => ('change' in message ? [message.change] : []));
    const notices = read.flatMap((message) => ('notice' in message ? [message.notice] : []));
    // Other parts of the server send on the same channel.
    if (!changes.length && !notices.length) return;
    for (const listener of listeners) {
      const own = changes.filter(({ queue }) => listener.queues.has(queue));
      if (own.length) send(listener, { event: 'tasks', data: own });
      for (const { staffId, taken } of notices)
        if (staffId === listener.worker.userId) send(listener, { event: 'taken', data: taken });
    }
    countSoon();
  };
  const resync = (): void => {
    for (const listener of listeners) send(listener, { event: 'resync', data: null });
    countSoon();
  };

  /** A stream was opened with the roles of that moment, so it ends when they change. */
  const checkRoles = async (): Promise<void> => {
    const sessions = Map.groupBy(listeners, ({ sessionId }) => sessionId);
    for (const [sessionId, streams] of sessions) {
      const roles = await staffMembers().rolesOf(sessionId);
      for (const { stream, worker } of streams)
        if (roles === null || !sameRoles(roles, worker.staffRoles)) stream.end();
    }
  };

  const start = (): void => {
    unsubscribe ??= channel.subscribe({ hear, resync });
    checking ??= setInterval(() => void checkRoles().catch(report), rolesEvery);
    checking.unref();
  };
  const stop = (): void => {
    unsubscribe?.();
    clearInterval(checking);
    unsubscribe = checking = undefined;
  };

  return {
    tell: {
      changed: (change) => channel.send(JSON.stringify({ change } satisfies Message)),
      taken: (notice) => channel.send(JSON.stringify({ notice } satisfies Message)),
    },
    add(stream, { id: sessionId, userId, staffRoles }) {
      const ofSession = [...listeners].filter((one) => one.sessionId === sessionId);
      for (const { stream: oldest } of ofSession.slice(0, ofSession.length - mostOfASession + 1)) oldest.end();
      const listener = { stream, sessionId, worker: { userId, staffRoles }, queues: new Set(queuesOf(staffRoles)) };
      listeners.add(listener);
      start();
      void sendFigures(listener).catch(report);
    },
    remove(stream) {
      for (const listener of listeners) if (listener.stream === stream) listeners.delete(listener);
      if (listeners.size === 0) stop();
    },
  };
};
