import { EventSourceParserStream } from 'eventsource-parser/stream';
import type { LiveEvent } from '@caravan/tasks/contract';

const names = new Set<string>(['tasks', 'figures', 'taken', 'resync'] satisfies LiveEvent['event'][]);

const isLiveEvent = (event: { event: string | undefined; data: unknown }): event is LiveEvent =>
  event.event !== undefined && names.has(event.event);

/** Reads the events of an answer until it ends. Events of a newer server are skipped. */
export const readStream = async (
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onEvent: (event: LiveEvent) => void,
): Promise<void> => {
  const events = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  const reader = events.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    const { event, data } = next.value;
    const read = { event, data: JSON.parse(data) as unknown };
    if (isLiveEvent(read)) onEvent(read);
  }
};
