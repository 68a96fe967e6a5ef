import { consoleTestLayout } from '@caravan/console-core/testing';
import {
  consoleCoreFeature,
  consolePage,
  type ConsoleFeature,
  type QueueTask,
  type QueueView,
} from '@caravan/console-core';
import { renderRoute } from '@caravan/web-core/testing';
import { procurementConsole } from '../procurement.console.ts';

export const aTask = (over: Partial<QueueTask> = {}): QueueTask => ({
  id: 'task_1',
  queue: 'unmatched',
  kind: 'parcel',
  ref: 'parcel_2',
  state: 'open',
  title: 'SF1',
  facts: {},
  amount_fen: null,
  group: null,
  due_at: null,
  opened_at: '2026-11-23T08:00:00.000Z',
  holder: null,
  version: 1,
  ...over,
});

/** Shows the columns and the panel of a queue's view for one task, as the queue's page does. */
export const renderPanel = (
  { columns, Panel }: QueueView,
  task: QueueTask,
  options: { language?: 'en' | 'zh'; handlers?: Parameters<typeof renderRoute>[0]['handlers']; onDone?: () => void },
) => {
  const Page = () => (
    <>
      {columns.map(({ key, Header, Cell }) => (
        <div key={key}>
          <Header />: <Cell task={task} />
        </div>
      ))}
      <Panel task={task} onDone={options.onDone ?? (() => undefined)} />
    </>
  );
  const feature: ConsoleFeature = {
    ...procurementConsole,
    routes: [consolePage('/work', () => Promise.resolve({ Page, meta: () => ({ title: 'work' }) }))],
  };
  const { language = 'en', handlers = [] } = options;
  return renderRoute({
    features: [consoleCoreFeature, feature],
    path: '/work',
    language,
    handlers,
    loggedIn: true,
    appLayout: consoleTestLayout(),
  });
};
