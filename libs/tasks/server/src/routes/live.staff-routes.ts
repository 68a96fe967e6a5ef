import { openEventStream, route, type Route } from '@caravan/server-core';
import { liveChangesContract } from '@caravan/tasks/contract/schema';
import type { LiveStreams } from '../live/live-streams.ts';

/** The stream of changes for consoles. */
export const liveRoutes = (live: LiveStreams): Route[] => [
  route(liveChangesContract, ({ session, request, reply }) => {
    const stream = openEventStream({ request, reply, onEnd: () => live.remove(stream) });
    live.add(stream, session);
    return reply;
  }),
];
