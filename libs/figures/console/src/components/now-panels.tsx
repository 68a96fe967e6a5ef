import { useTranslation } from 'react-i18next';
import { useStaffMe } from '@caravan/console-core';
import type { QueueWork, ShelfAge } from '@caravan/figures/contract';
import { holdsRole } from '@caravan/kernel';
import { tasksConsolePaths } from '@caravan/routes/console';
import { queues } from '@caravan/tasks/contract';
import { Badge, BarChart, Link, Money, Panel, Table, Text } from '@caravan/ui-kit';
import { LocalTime, useFormats } from '@caravan/web-core';

/** How old the goods in the warehouse are. */
export const ShelfPanel = ({ shelf }: { shelf: readonly ShelfAge[] }) => {
  const { t } = useTranslation('figures-console');
  const { number } = useFormats();
  const nameOf = ({ from_days: from, to_days: to }: ShelfAge): string =>
    to === null ? t('shelf.older', { from }) : t('shelf.range', { from, to });
  return (
    <Panel title={t('shelf.title')} text={t('shelf.text')}>
      <BarChart
        series={[t('shelf.items')]}
        points={shelf.map((age) => ({ label: nameOf(age), values: [age.items] }))}
        format={(value) => number(value)}
      />
      <Table
        caption={t('shelf.title')}
        narrow="phone-cards"
        rows={shelf}
        keyOf={({ from_days: from }) => String(from)}
        columns={[
          { key: 'age', header: t('shelf.age'), rowHeader: true, cell: nameOf },
          {
            key: 'items',
            header: t('shelf.items'),
            align: 'end',
            numeric: true,
            cell: ({ items }) => number(items),
          },
          {
            key: 'pieces',
            header: t('shelf.pieces'),
            align: 'end',
            numeric: true,
            cell: ({ pieces }) => number(pieces),
          },
          {
            key: 'value',
            header: t('shelf.value'),
            align: 'end',
            numeric: true,
            cell: ({ value_fen: fen }) => <Money fen={fen} />,
          },
        ]}
      />
    </Panel>
  );
};

/** The work that waits in the queues; a number leads to its tasks for those who may work them. */
export const WorkPanel = ({ work }: { work: readonly QueueWork[] }) => {
  const { t } = useTranslation('figures-console');
  const { t: name } = useTranslation('console-core');
  const held = useStaffMe()?.roles ?? [];
  const linked = ({ queue }: QueueWork, text: string, filter = '') =>
    holdsRole(held, queues[queue].roles) ? (
      <Link to={tasksConsolePaths.work.href({ queue }) + filter}>{text}</Link>
    ) : (
      text
    );
  return (
    <Panel title={t('work.title')}>
      {work.length === 0 ? (
        <Text tone="muted">{t('work.none')}</Text>
      ) : (
        <Table
          caption={t('work.title')}
          narrow="phone-cards"
          rows={work}
          keyOf={({ queue }) => queue}
          columns={[
            { key: 'queue', header: t('work.queue'), rowHeader: true, cell: ({ queue }) => name(`queues.${queue}`) },
            {
              key: 'open',
              header: t('work.open'),
              align: 'end',
              numeric: true,
              cell: (row) => linked(row, String(row.open)),
            },
            {
              key: 'overdue',
              header: t('work.overdue'),
              align: 'end',
              numeric: true,
              cell: (row) =>
                row.overdue ? <Badge tone="danger">{linked(row, String(row.overdue), '?overdue=true')}</Badge> : 0,
            },
            {
              key: 'oldest',
              header: t('work.oldest'),
              cell: ({ oldest_at: at }) => <LocalTime at={at} />,
            },
          ]}
        />
      )}
    </Panel>
  );
};
