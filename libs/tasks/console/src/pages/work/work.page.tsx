import { useTranslation } from 'react-i18next';
import { ListPage, useStaffMe, type DataColumn, type QueueView } from '@caravan/console-core';
import { unbroken } from '@caravan/kernel';
import { useLiveChangesQuery } from '@caravan/tasks/api';
import { listTasks, queueNames, queuesOf, type Queue, type Task } from '@caravan/tasks/contract';
import { Badge, Banner, Button, EmptyState, Heading, Money, NotFoundDrawing, Row, Stack, Text } from '@caravan/ui-kit';
import { Link, useDownload, useLanguage, useNow, useParams, type PageContext, type PageMeta } from '@caravan/web-core';
import { ageWords, dueTone } from '../../lib/ages.ts';
import { isNumber } from '../../lib/page-of.ts';
import { useQueueView } from '../../lib/use-queue-view.ts';
import { useWork } from '../../lib/use-work.ts';
import { isFiltered } from '../../lib/work-query.ts';
import { BulkBar } from './bulk-bar.tsx';
import { SavedViews } from './saved-views.tsx';
import { TaskPanel } from './task-panel.tsx';
import { filterFieldId, WorkFilters } from './work-filters.tsx';
import styles from './work.module.css';

const queueOf = (name: string | undefined): Queue | undefined => queueNames.find((queue) => queue === name);

export const meta = ({ t, params }: PageContext<['tasks-console', 'console-core']>): PageMeta => {
  const queue = queueOf(params['queue']);
  return { title: queue ? t(`queues.${queue}`, { ns: 'console-core' }) : t('home.title') };
};

const useColumns = (view: QueueView | undefined): DataColumn<Task>[] => {
  const { t } = useTranslation('tasks-console');
  const language = useLanguage();
  const now = useNow();
  const me = useStaffMe();
  const words = (at: string) => (now ? unbroken(ageWords(at, now, language)) : '');
  return [
    {
      id: 'title',
      header: t('work.title'),
      rowHeader: true,
      cell: (task) => (view?.Title ? <view.Title task={task} /> : task.title),
    },
    { id: 'ref', header: t('work.number'), cell: ({ ref }) => (isNumber(ref) ? ref : null) },
    ...(view?.columns ?? []).map(({ key, Header, Cell, numeric = false }) => ({
      id: key,
      header: key,
      head: <Header />,
      numeric,
      cell: (task: Task) => <Cell task={task} />,
    })),
    {
      id: 'amount',
      header: t('work.amount'),
      numeric: true,
      cell: ({ amount_fen: fen }) => (fen === null ? '–' : <Money fen={fen} />),
    },
    { id: 'age', header: t('work.age'), cell: ({ opened_at: at }) => <time dateTime={at}>{words(at)}</time> },
    {
      id: 'due',
      header: t('work.due'),
      cell: (task) => <Badge tone={now ? dueTone(task, now) : 'neutral'}>{words(task.due_at)}</Badge>,
    },
    {
      id: 'holder',
      header: t('work.holder'),
      cell: ({ holder }) => (holder === null ? null : holder.id === me?.id ? t('work.me') : holder.name),
    },
  ];
};

/** A list shows these beside the open task, whose panel has the rest. */
const besidePanel: ReadonlySet<string> = new Set(['title', 'ref', 'due', 'holder']);

/** Columns that say nothing about these rows are left out, and those without room beside the open task. */
const shownColumns = (columns: DataColumn<Task>[], rows: readonly Task[], isOpen: boolean): DataColumn<Task>[] => {
  const isIdle: Partial<Record<string, boolean>> = {
    ref: rows.every(({ ref, title }) => !isNumber(ref) || ref === title),
    amount: rows.every(({ amount_fen: fen }) => fen === null),
  };
  return columns.filter(({ id }) => !isIdle[id] && (!isOpen || besidePanel.has(id)));
};

const focusFilter = (): void => document.getElementById(filterFieldId)?.focus();

const Work = ({ queue }: { queue: Queue }) => {
  const { t } = useTranslation(['tasks-console', 'console-core']);
  const connected = useLiveChangesQuery().data?.connected ?? false;
  const view = useQueueView(queue);
  const columns = useColumns(view);
  const work = useWork(queue, focusFilter);
  const { filters, query, list, page, rows, bulk, openTask, show } = work;
  const { start: download, busy: downloading } = useDownload();
  const exported = { ...query, cursor: undefined, format: 'csv' as const };
  const count = page?.count;

  return (
    <Stack gap="4">
      {page && !connected ? <Banner tone="warning">{t('offline')}</Banner> : null}
      <div className={styles['work']} data-open={openTask ? true : undefined}>
        <Stack gap="4">
          <ListPage
            title={t(`queues.${queue}`, { ns: 'console-core' })}
            actions={
              <Row gap="2" wrap>
                <Button busy={work.taking} onClick={() => void work.next()}>
                  {t('work.next')}
                </Button>
                <Button
                  variant="secondary"
                  icon="download"
                  busy={downloading}
                  onClick={() =>
                    void download({
                      endpoint: listTasks,
                      query: exported,
                      accept: 'text/csv',
                      fileName: `${queue}.csv`,
                    })
                  }
                >
                  {t('work.export')}
                </Button>
              </Row>
            }
            above={
              <Stack gap="3">
                <SavedViews queue={queue} query={filters.hrefWith({ at: '', cursor: '' }).slice(1)} />
                <WorkFilters filters={filters} />
                <BulkBar queue={queue} bulk={bulk} rows={rows ?? []} view={view} />
                {work.isGone && !openTask ? <Banner>{t('panel.gone')}</Banner> : null}
              </Stack>
            }
            columns={shownColumns(columns, rows ?? [], openTask !== undefined)}
            result={list}
            keyOf={({ id }) => id}
            selection={{
              keys: bulk.keys,
              onChange: bulk.select,
              labelOf: ({ title }) => t('work.select', { title }),
              allLabel: t('work.selectAll'),
            }}
            activeKey={work.activeKey}
            onActivate={show}
            empty={t(isFiltered(query) ? 'work.empty' : 'work.emptyQueue')}
            pager={
              <Row as="nav" gap="4" wrap aria-label={t('work.pages')}>
                {count === undefined ? null : (
                  <Text tone="muted">{count === null ? t('work.manyTasks') : t('work.count', { count })}</Text>
                )}
                {query.cursor ? <Link to={filters.hrefWith({ cursor: '' })}>{t('work.firstPage')}</Link> : null}
                {page?.next ? <Link to={filters.hrefWith({ cursor: page.next })}>{t('work.nextPage')}</Link> : null}
              </Row>
            }
          />
        </Stack>
        {openTask ? (
          <aside ref={work.panel} tabIndex={-1} className={styles['panel']} aria-label={t('panel.label')}>
            <TaskPanel
              key={openTask.id}
              task={openTask}
              isGone={work.isGone}
              view={view}
              bulk={bulk}
              onClose={() => show(undefined)}
              onDone={work.showNext}
            />
          </aside>
        ) : null}
      </div>
    </Stack>
  );
};

/** One queue: its tasks, and the open one beside them. */
export const Page = () => {
  const { t } = useTranslation('tasks-console');
  const me = useStaffMe();
  const queue = queueOf(useParams()['queue']);
  // Until the roles are known, the server decides.
  const isForbidden = queue && me && !queuesOf(me.roles).includes(queue);
  if (!queue || isForbidden)
    return (
      <Stack gap="4">
        <Heading level={1} size="xl">
          {t('home.title')}
        </Heading>
        <EmptyState drawing={<NotFoundDrawing />}>{t('work.unknown')}</EmptyState>
      </Stack>
    );
  return <Work key={queue} queue={queue} />;
};
