import type { Language } from '@caravan/kernel';
import { renderRoute, type RenderRouteOptions } from '@caravan/web-core/testing';
import { consoleCoreFeature } from '../i18n/console-core-texts.ts';
import { consolePage, type ConsoleFeature, type QueueTask, type QueueView } from '../manifest.ts';
import { consoleTestLayout, type ConsoleTestLayoutOptions } from './console-test-layout.tsx';

export interface RenderQueueViewOptions {
  /** The feature that owns the queue; its texts are shown. */
  feature: ConsoleFeature;
  task: QueueTask;
  language?: Language;
  handlers?: RenderRouteOptions['handlers'];
  /** Stand for the parts of other features. */
  lazySlots?: ConsoleFeature['lazySlots'];
  /** Who looks at it; by default a receiver and packer. */
  me?: ConsoleTestLayoutOptions['me'];
  onDone?: () => void;
}

/** Shows the columns and the panel of a queue's view for one task, as the queue's page does. */
export const renderQueueView = (
  { columns, Panel }: QueueView,
  { feature, task, language = 'en', handlers = [], lazySlots, me, onDone = () => undefined }: RenderQueueViewOptions,
) => {
  const Page = () => (
    <>
      {columns.map(({ key, Header, Cell }) => (
        <div key={key}>
          <Header />: <Cell task={task} />
        </div>
      ))}
      <Panel task={task} onDone={onDone} />
    </>
  );
  const owner: ConsoleFeature = {
    ...feature,
    lazySlots: { ...feature.lazySlots, ...lazySlots },
    routes: [consolePage('/work', () => Promise.resolve({ Page, meta: () => ({ title: 'work' }) }))],
  };
  return renderRoute({
    features: [consoleCoreFeature, owner],
    path: '/work',
    language,
    handlers,
    loggedIn: true,
    appLayout: consoleTestLayout(me ? { me } : {}),
  });
};
