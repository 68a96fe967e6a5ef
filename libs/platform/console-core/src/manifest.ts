import type { WebFeature, WebRoute } from '@caravan/web-core';
import type { ComponentType } from 'react';

/** A row of a queue, as the tasks' contract has it. */
export interface QueueTask {
  id: string;
  queue: string;
  kind: string;
  ref: string;
  state: 'open' | 'waiting' | 'closed';
  title: string;
  /** The contents of the row, written by the feature that owns the queue. */
  facts: Readonly<Record<string, unknown>>;
  amount_fen: number | null;
  group: string | null;
  due_at: string | null;
  opened_at: string;
  holder: { id: string; name: string } | null;
  version: number;
}

export interface QueuePanelProps {
  task: QueueTask;
  /** The task is dealt with: the queue shows the next one. */
  onDone: () => void;
}

/** The parts of the page of a queue that its feature provides. */
export interface QueueView {
  /** The title of a task in the reader's language; its own title by default. */
  Title?: ComponentType<{ task: QueueTask }>;
  /** Columns behind the queue's own; headers and cells use the feature's texts. */
  columns: readonly {
    key: string;
    Header: ComponentType;
    Cell: ComponentType<{ task: QueueTask }>;
    numeric?: boolean;
  }[];
  /** The selected task's detail with its actions. What it reads is read anew each time that it opens. */
  Panel: ComponentType<QueuePanelProps>;
  /** The tags of the calls that the panel reads: it reads them again when somebody has changed the task. */
  tags?: readonly string[];
  /** Actions on all selected tasks; a result for each row. */
  bulk?: readonly BulkAction[];
}

export interface BulkOutcome {
  done: readonly string[];
  refused: readonly { id: string; message: string }[];
}

export interface BulkAction {
  key: string;
  /** Shows the action's button; `run` is called with the selected tasks. */
  Button: ComponentType<{ tasks: readonly QueueTask[]; onResult: (outcome: BulkOutcome) => void }>;
}

/** The console part of a feature: pages and queues. Its id, also the namespace of its texts, ends in `-console`. */
export interface ConsoleFeature extends WebFeature {
  /** The views of the queues that the feature owns; each loads with its queue's page. */
  queues?: Readonly<Record<string, () => Promise<{ view: QueueView }>>>;
}

/** A page of the console that needs a login. The calls behind it decide what a role may see. */
export const consolePage = (path: string, load: WebRoute['load']): WebRoute => ({
  path,
  layout: 'default',
  guards: ['login'],
  noindex: true,
  load,
});

/** A station: a full-screen page for one kind of work, without navigation. */
export const stationPage = (path: string, load: WebRoute['load']): WebRoute => ({
  ...consolePage(path, load),
  layout: 'bare',
});
