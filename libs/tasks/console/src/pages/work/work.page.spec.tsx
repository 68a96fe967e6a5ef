// zh-punctuation: off, because of a refusal of the server in English.
import { screen, waitFor, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { expect, it } from 'vitest';
import {
  consoleCoreFeature,
  ConsoleFeaturesContext,
  type ConsoleFeature,
  type QueuePanelProps,
  type QueueTask,
  type StaffMe,
} from '@caravan/console-core';
import { consoleTestLayout } from '@caravan/console-core/testing';
import { tasksStaffApi, useListAssigneesQuery } from '@caravan/tasks/api';
import { fail, type Task } from '@caravan/tasks/contract';
import {
  assignTasks,
  changeView,
  claimTasks,
  createView,
  deleteView,
  getLastAction,
  listAssignees,
  listTasks,
  nextTask,
  releaseTasks,
  snoozeTasks,
  takeOverTask,
} from '@caravan/tasks/contract';
import { takeOverTaskContract } from '@caravan/tasks/contract/schema';
import { aTask, aView } from '@caravan/tasks/contract/testing';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { byTurns, renderRoute, sentTo } from '@caravan/web-core/testing';
import type { AppLayout, LayoutProps } from '@caravan/web-core';
import { tasksHandlers, type TasksMock } from '../../mocks/tasks.handlers.ts';
import { tasksConsole } from '../../tasks.console.ts';

const li: StaffMe = { id: 'li', email: 'li@shop.test', name: null, roles: ['buyer'] };
const ago = (hours: number): string => new Date(Date.now() - hours * 3_600_000 - 1_000).toISOString();
const tasks: Task[] = [
  aTask({ opened_at: ago(30), due_at: ago(6), facts: { shop: 'Tea House' } }),
  aTask({
    id: 'task-2',
    ref: 'CV2',
    title: '茶壶',
    holder: { id: 'wang', name: 'wang' },
    held_since: ago(2),
    version: 4,
  }),
  aTask({ id: 'task-3', ref: 'CV3', title: 'Kettle', holder: { id: 'li', name: 'li' }, held_since: ago(1) }),
];

const view = {
  columns: [
    {
      key: 'shop',
      Header: () => <>Shop</>,
      Cell: ({ task }: { task: QueueTask }) => <>{String(task.facts['shop'] ?? '')}</>,
    },
  ],
  Panel: ({ task, onDone }: QueuePanelProps) => (
    <button type="button" onClick={onDone}>
      Buy {task.ref}
    </button>
  ),
};
const buying: ConsoleFeature = {
  id: 'buying-console',
  texts: { en: () => Promise.resolve({ texts: {} }), zh: () => Promise.resolve({ texts: {} }) },
  routes: [],
  queues: { buy: () => Promise.resolve({ view }) },
};

const layout = (me: StaffMe, features: readonly ConsoleFeature[]): AppLayout => {
  const base = consoleTestLayout({ me });
  const { default: Layout } = base.layouts;
  const Wrapped = ({ children }: LayoutProps) => (
    <ConsoleFeaturesContext value={features}>
      <Layout>{children}</Layout>
    </ConsoleFeaturesContext>
  );
  return { ...base, layouts: { default: Wrapped, login: Wrapped, bare: Wrapped } };
};

interface ShowOptions {
  language?: 'en' | 'zh';
  me?: StaffMe;
  features?: readonly ConsoleFeature[];
  mock?: TasksMock;
}

const show = async (
  path = '/work/buy',
  { language = 'en', me = li, features = [], mock = { tasks } }: ShowOptions = {},
) => {
  const shown = await renderRoute({
    features: [consoleCoreFeature, tasksConsole],
    path,
    language,
    handlers: tasksHandlers(mock),
    loggedIn: true,
    appLayout: layout(me, features),
  });
  return shown;
};
const row = (name: RegExp) => screen.findByRole('row', { name });

it('lists the tasks with age, deadline and holder, and what their feature adds', async () => {
  await show('/work/buy', { features: [buying] });
  const first = await row(/Tea pot, white/);
  expect(first).toHaveTextContent('¥129.00');
  expect(within(first).getByText('yesterday')).toBeInTheDocument();
  expect(within(first).getByText('6 hours ago')).toBeInTheDocument();
  expect(await screen.findByRole('columnheader', { name: 'Shop' })).toBeInTheDocument();
  expect(first).toHaveTextContent('Tea House');
  expect(await row(/茶壶/)).toHaveTextContent('wang');
  expect(await row(/Kettle/)).toHaveTextContent('Me');
});

it.each([
  ['en', 'Take a photo'],
  ['zh', '拍照'],
] as const)('loads the texts of other features that the view of a queue shows (%s)', async (language, words) => {
  const Photo = () => useTranslation('console-core').t('photos.take');
  const shown = { ...view, columns: [{ key: 'photo', Header: Photo, Cell: () => null }] };
  const asking = { ...buying, uses: ['common', consoleCoreFeature.id], queues: { buy: async () => ({ view: shown }) } };
  await show('/work/buy', { language, features: [consoleCoreFeature, asking] });
  expect(await screen.findByRole('columnheader', { name: words })).toBeInTheDocument();
});

it('keeps its filters in the address', async () => {
  const { user, location } = await show();
  await user.type(await screen.findByRole('searchbox', { name: 'Title, number or group' }), 'Kettle');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Amount');
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /Tea pot/ })).not.toBeInTheDocument());
  expect(location()).toBe('/work/buy?text=Kettle&sort=amount');
  await user.click(screen.getByRole('link', { name: 'Overdue' }));
  await waitFor(() => expect(sentTo(listTasks).at(-1)?.query).toMatchObject({ overdue: true, text: 'Kettle' }));
  expect(screen.getByRole('link', { name: 'Overdue' })).toHaveAttribute('aria-current', 'page');
});

it('keeps refused tasks selected, and says of each why', async () => {
  const refused = [{ id: 'task-2', reason: 'claimed', by: 'wang', since: ago(2) } as const];
  const { user } = await show('/work/buy', { mock: { tasks, bulk: { done: [aTask()], refused } } });
  await user.click(await screen.findByRole('checkbox', { name: 'Select Tea pot, white' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select 茶壶' }));
  await user.click(screen.getByRole('button', { name: 'Claim' }));
  expect(await screen.findByText('茶壶: wang is working on it, claimed 2 hours ago')).toBeInTheDocument();
  expect(sentTo(claimTasks)[0]?.body).toEqual({ ids: ['task-1', 'task-2'] });
  expect(screen.getByRole('checkbox', { name: 'Select 茶壶' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Select Tea pot, white' })).not.toBeChecked();
});

it('gives tasks back and puts them aside, until tomorrow unless another time is chosen', async () => {
  const { user } = await show();
  await user.click(await screen.findByRole('checkbox', { name: 'Select Kettle' }));
  await user.click(screen.getByRole('button', { name: 'Put aside…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Put aside…' });
  const field = within(dialog).getByLabelText('Until');
  const tomorrow = (field as HTMLInputElement).value;
  expect(tomorrow).toMatch(/T09:00$/);
  await user.type(within(dialog).getByRole('textbox', { name: /Note/ }), ' the shop is closed ');
  await user.clear(field);
  await user.click(within(dialog).getByRole('button', { name: 'Put aside' }));
  expect(await within(dialog).findByText('Please choose a time in the future')).toBeInTheDocument();
  expect(within(dialog).getByRole('textbox', { name: /Note/ })).toHaveValue(' the shop is closed ');
  await user.type(field, tomorrow);
  await user.click(within(dialog).getByRole('button', { name: 'Put aside' }));
  await waitFor(() =>
    expect(sentTo(snoozeTasks)[0]?.body).toEqual({
      ids: ['task-3'],
      until: new Date(tomorrow).toISOString(),
      note: 'the shop is closed',
    }),
  );
  await user.click(await screen.findByRole('checkbox', { name: 'Select Kettle' }));
  await user.click(screen.getByRole('button', { name: 'Release' }));
  await waitFor(() => expect(sentTo(releaseTasks)[0]?.body).toEqual({ ids: ['task-3'] }));
});

it.each(
  byTurns([
    ['en', 'Assign to…', 'Member of staff', 'Please choose who gets the tasks', 'Assign', 'Select Kettle'],
    ['zh', '分配给…', '员工', '请选择接收任务的员工', '分配', '选择“Kettle”'],
  ] as const),
)('gives tasks to a colleague who works the queue (%s)', async (language, open, label, missing, give, row) => {
  const assignees = [
    { id: 'li', name: 'li' },
    { id: 'zhang', name: 'zhang' },
  ];
  const { user } = await show('/work/buy', { language, mock: { tasks, assignees } });
  await user.click(await screen.findByRole('checkbox', { name: row }));
  await user.click(screen.getByRole('button', { name: open }));
  const dialog = await screen.findByRole('dialog', { name: open });
  await user.click(within(dialog).getByRole('button', { name: give }));
  expect(await within(dialog).findByText(missing)).toBeInTheDocument();
  expect(sentTo(assignTasks)).toEqual([]);
  expect(sentTo(listAssignees)[0]?.query).toEqual({ queue: 'buy' });
  await user.selectOptions(within(dialog).getByRole('combobox', { name: label }), 'zhang');
  await user.click(within(dialog).getByRole('button', { name: give }));
  await waitFor(() => expect(sentTo(assignTasks)[0]?.body).toEqual({ ids: ['task-3'], staff_id: 'zhang' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('renames an own view on the version in view, and leaves those of others alone', async () => {
  const views = [
    aView({ name: 'Late', query: 'overdue=true', shared: true, version: 3 }),
    aView({ id: 'view-2', name: 'Free', query: 'free=true', shared: true, own: false }),
  ];
  const { user } = await show('/work/buy?mine=true', { language: 'zh', mock: { tasks, views } });
  await user.click(await screen.findByRole('button', { name: '修改视图“Late”' }));
  expect(screen.queryByRole('button', { name: '修改视图“Free”' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '删除视图“Free”' })).not.toBeInTheDocument();
  const dialog = await screen.findByRole('dialog', { name: '修改视图“Late”' });
  const name = within(dialog).getByRole('textbox', { name: '名称' });
  expect(name).toHaveValue('Late');
  await user.clear(name);
  await user.type(name, '逾期');
  await user.click(within(dialog).getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(sentTo(changeView)[0]).toMatchObject({
      params: { id: 'view-1' },
      body: { name: '逾期', queue: 'buy', query: 'overdue=true', shared: true },
    }),
  );
  await user.click(screen.getByRole('button', { name: '删除视图“Late”' }));
  await waitFor(() => expect(sentTo(deleteView)[0]?.params).toEqual({ id: 'view-1' }));
});

it('opens a task beside the list, at an address of its own', async () => {
  const { user, location } = await show();
  await user.click(await screen.findByText('Kettle'));
  const panel = await screen.findByRole('complementary', { name: 'Task' });
  expect(location()).toBe('/work/buy?at=CV3');
  expect(within(panel).getByRole('link', { name: 'Open the page' })).toHaveAttribute('href', '/orders/CV3');
  await user.click(within(panel).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(location()).toBe('/work/buy'));
});

it('shows the next task when the open one is dealt with', async () => {
  const { user, location } = await show('/work/buy?at=CV26110000001', { features: [buying] });
  await user.click(await screen.findByRole('button', { name: 'Buy CV26110000001' }));
  expect(await screen.findByRole('button', { name: 'Buy CV2' })).toBeInTheDocument();
  expect(location()).toBe('/work/buy?at=CV2');
});

const typing: ConsoleFeature = {
  ...buying,
  queues: { buy: () => Promise.resolve({ view: { columns: [], Panel: () => <input aria-label="Shop number" /> } }) },
};

it.each(
  byTurns([
    ['en', 'A colleague has finished this. What you typed is still here.', /^wang bought the order, /],
    ['zh', '同事已完成此任务，您填写的内容仍保留。', /，wang 完成了采购$/],
  ] as const),
)('keeps what was typed when a colleague finishes the open task (%s)', async (language, title, words) => {
  const mine = [...tasks];
  const last = { by: { id: 'wang', name: 'wang' }, at: ago(0), action: 'order.process' };
  const { user, store } = await show('/work/buy?at=CV3', {
    language,
    features: [typing],
    mock: { tasks: mine, last },
  });
  await user.type(await screen.findByRole('textbox', { name: 'Shop number' }), '4711');
  mine.splice(2, 1);
  store.dispatch(tasksStaffApi.util.invalidateTags(['task']));
  expect(await screen.findByText(title)).toBeInTheDocument();
  expect(screen.getByText(words)).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Shop number' })).toHaveValue('4711');
});

it('names the colleague who changed the open task, but not one’s own change', async () => {
  const mine = [...tasks];
  const mock: TasksMock = { tasks: mine, last: { by: { id: 'li', name: 'li' }, at: ago(0), action: 'task.claim' } };
  const { user, store } = await show('/work/buy?at=CV3', { features: [typing], mock });
  await user.type(await screen.findByRole('textbox', { name: 'Shop number' }), '4711');
  const change = (version: number) => {
    mine[2] = { ...aTask({ id: 'task-3', ref: 'CV3', title: 'Kettle' }), version };
    store.dispatch(tasksStaffApi.util.invalidateTags(['task']));
  };
  change(2);
  await waitFor(() => expect(sentTo(getLastAction)).toHaveLength(1));
  expect(screen.queryByText(/A colleague/)).not.toBeInTheDocument();
  mock.last = { by: { id: 'wang', name: 'wang' }, at: ago(0), action: 'order.unheard_of' };
  change(3);
  expect(await screen.findByText('A colleague has changed this. What you typed is still here.')).toBeInTheDocument();
  expect(screen.getByText(/^wang changed it, /)).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Shop number' })).toHaveValue('4711');
});

it('reads what the panel shows again when the open task changes', async () => {
  const mine = [...tasks];
  const Panel = () => <>{useListAssigneesQuery({ query: { queue: 'buy' } }).data?.map(({ name }) => name)}</>;
  const reading: ConsoleFeature = {
    ...buying,
    queues: { buy: () => Promise.resolve({ view: { columns: [], Panel, tags: ['assignee'] } }) },
  };
  const { store } = await show('/work/buy?at=CV3', { features: [reading], mock: { tasks: mine } });
  await waitFor(() => expect(sentTo(listAssignees)).toHaveLength(1));
  mine[2] = { ...aTask({ id: 'task-3', ref: 'CV3', title: 'Kettle' }), version: 2 };
  store.dispatch(tasksStaffApi.util.invalidateTags(['task']));
  await waitFor(() => expect(sentTo(listAssignees)).toHaveLength(2));
});

it('says that a linked task is gone', async () => {
  await show('/work/buy?at=CV9');
  expect(await screen.findByText('This task is done or not in your queues.')).toBeInTheDocument();
});

it.each(
  byTurns([
    ['en', 'Take over', 'Reason', 'Please give a reason'],
    ['zh', '接手', '原因', '请填写原因'],
  ] as const),
)('takes a task over with a reason, on the version in view (%s)', async (language, name, reason, missing) => {
  const { user } = await show('/work/buy?at=CV2', { language });
  await user.click(await screen.findByRole('button', { name }));
  const dialog = await screen.findByRole('dialog', { name });
  await user.click(within(dialog).getByRole('button', { name }));
  expect(await within(dialog).findByText(missing)).toBeInTheDocument();
  expect(within(dialog).getByRole('textbox', { name: reason })).toBeInvalid();
  await user.type(within(dialog).getByRole('textbox', { name: reason }), 'he is ill');
  await user.click(within(dialog).getByRole('button', { name }));
  await waitFor(() =>
    expect(sentTo(takeOverTask)[0]).toMatchObject({ params: { id: 'task-2' }, body: { note: 'he is ill' } }),
  );
});

it('keeps the reason if the task has changed meanwhile', async () => {
  const { user } = await renderRoute({
    features: [consoleCoreFeature, tasksConsole],
    path: '/work/buy?at=CV2',
    handlers: [
      mockEndpoint(takeOverTaskContract, ({ request }) => {
        expect(request.headers.get('if-match')).toBe('"4"');
        throw fail('changed_meanwhile', { by: 'zhao', version: 5 });
      }),
      ...tasksHandlers({ tasks }),
    ],
    loggedIn: true,
    appLayout: layout(li, []),
  });
  await user.click(await screen.findByRole('button', { name: 'Take over' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'he is ill');
  await user.click(within(dialog).getByRole('button', { name: 'Take over' }));
  expect(await screen.findByText('Somebody else has changed this in the meantime')).toBeInTheDocument();
  expect(within(dialog).getByRole('textbox', { name: 'Reason' })).toHaveValue('he is ill');
});

it('is worked by keys', async () => {
  const { user, location } = await show('/work/buy', { mock: { tasks, next: tasks[2] ?? null } });
  await row(/Tea pot/);
  await user.keyboard('j');
  await waitFor(() => expect(screen.getByRole('row', { name: /Tea pot/ })).toHaveAttribute('aria-current', 'true'));
  await user.keyboard('x');
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Select Tea pot, white' })).toBeChecked());
  await user.keyboard('c');
  await waitFor(() => expect(sentTo(claimTasks)[0]?.body).toEqual({ ids: ['task-1'] }));
  await user.keyboard('n');
  await waitFor(() => expect(location()).toBe('/work/buy?at=CV3'));
  expect(sentTo(nextTask)[0]?.body).toEqual({ queue: 'buy' });
  await user.keyboard('/');
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
});

it('takes the focus into the first field of a task that is opened by a key, and back to its row', async () => {
  const { user, location } = await show('/work/buy', { features: [typing] });
  await row(/Tea pot/);
  await user.keyboard('j');
  await waitFor(() => expect(screen.getByRole('row', { name: /Tea pot/ })).toHaveAttribute('aria-current', 'true'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Shop number' })).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(location()).toBe('/work/buy'));
  expect(screen.getByRole('row', { name: /Tea pot/ })).toHaveFocus();
  expect(screen.getByRole('row', { name: /Tea pot/ })).toHaveAttribute('aria-current', 'true');
});

it('takes the focus to the first field to fill in, also if its form comes after closed parts', async () => {
  const Panel = () => {
    const [hasForm, setForm] = useState(false);
    useEffect(() => {
      const timer = setTimeout(() => setForm(true), 50);
      return () => clearTimeout(timer);
    }, []);
    return (
      <>
        {hasForm ? (
          <form>
            <input aria-label="Pieces" defaultValue="1" />
            <input aria-label="Shop number" required />
          </form>
        ) : null}
        <details>
          <summary>Cancel the order</summary>
          <textarea aria-label="Note" />
        </details>
      </>
    );
  };
  const late: ConsoleFeature = {
    ...buying,
    queues: { buy: () => Promise.resolve({ view: { columns: [], Panel } }) },
  };
  const { user } = await show('/work/buy', { features: [late] });
  await row(/Tea pot/);
  await user.keyboard('j');
  await waitFor(() => expect(screen.getByRole('row', { name: /Tea pot/ })).toHaveAttribute('aria-current', 'true'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Shop number' })).toHaveFocus());
});

it('sends the form of the open task from any of its fields', async () => {
  const sent: string[] = [];
  const Panel = () => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent.push('bought');
      }}
    >
      <textarea aria-label="Remark" />
      <button type="submit" disabled={sent.length > 0}>
        Buy
      </button>
    </form>
  );
  const filling: ConsoleFeature = {
    ...buying,
    queues: { buy: () => Promise.resolve({ view: { columns: [], Panel } }) },
  };
  const { user } = await show('/work/buy', { features: [filling] });
  await row(/Tea pot/);
  await user.keyboard('j');
  await waitFor(() => expect(screen.getByRole('row', { name: /Tea pot/ })).toHaveAttribute('aria-current', 'true'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Remark' })).toHaveFocus());
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(sent).toEqual(['bought']);
});

it('says when no task is free', async () => {
  const { user } = await show('/work/buy', { language: 'zh', mock: { tasks } });
  await user.click(await screen.findByRole('button', { name: '下一个任务' }));
  expect(await screen.findByText('该队列没有未认领的任务')).toBeInTheDocument();
});

it('saves its filters as a view, and links the saved ones', async () => {
  const { user } = await show('/work/buy?overdue=true&at=CV3', { mock: { tasks, views: [aView({ name: 'Late' })] } });
  expect(await screen.findByRole('link', { name: 'Late' })).toHaveAttribute('href', '/work/buy?overdue=true');
  await user.click(screen.getByRole('button', { name: 'Save this view' }));
  const dialog = await screen.findByRole('dialog', { name: 'Save this view' });
  await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'My late ones');
  await user.click(within(dialog).getByRole('checkbox', { name: 'Show it to everybody who works this queue' }));
  await user.click(within(dialog).getByRole('button', { name: 'Save this view' }));
  await waitFor(() =>
    expect(sentTo(createView)[0]?.body).toEqual({
      name: 'My late ones',
      queue: 'buy',
      query: 'overdue=true',
      shared: true,
    }),
  );
});

it.each([
  ['/work/tea', li],
  ['/work/pack', li],
] as const)('%s is no queue of a buyer', async (path, me) => {
  await show(path, { me });
  expect(await screen.findByText('This queue does not exist, or your roles do not include it.')).toBeInTheDocument();
  expect(sentTo(listTasks)).toEqual([]);
});
