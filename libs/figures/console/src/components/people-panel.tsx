import { useTranslation } from 'react-i18next';
import { workDone, type FigurePeriod, type PersonWork } from '@caravan/figures/contract';
import { BarChart, Disclosure, Panel, Table, Text } from '@caravan/ui-kit';
import { useFormats } from '@caravan/web-core';
import { usePeriodName } from '../lib/use-period-name.ts';

interface PeoplePanelProps {
  periods: readonly FigurePeriod[];
  people: readonly PersonWork[];
}

/** The sum of each kind of work; kinds of which nobody did any are left out. */
const Sums = ({ people }: Pick<PeoplePanelProps, 'people'>) => {
  const { t } = useTranslation('figures-console');
  const { number } = useFormats();
  const kinds = workDone.filter((kind) => people.some(({ done }) => done[kind] > 0));
  return (
    <Table
      caption={t('people.title')}
      narrow="phone-cards"
      rows={people}
      keyOf={({ staff_id: id }) => id}
      columns={[
        { key: 'name', header: t('people.name'), rowHeader: true, cell: ({ name }) => name },
        ...kinds.map((kind) => ({
          key: kind,
          header: t(`people.done.${kind}`),
          align: 'end' as const,
          numeric: true,
          cell: ({ done }: PersonWork) => number(done[kind]),
        })),
      ]}
    />
  );
};

/** The sum of each period and person. */
const ByPeriod = ({ periods, people }: PeoplePanelProps) => {
  const { t } = useTranslation('figures-console');
  const { number } = useFormats();
  const nameOf = usePeriodName();
  const caption = t('people.byPeriod');
  return (
    <Disclosure look="plain" summary={caption}>
      <Table
        caption={caption}
        narrow="phone-cards"
        rows={periods.map((period, index) => ({ name: nameOf(period), index }))}
        keyOf={({ name }) => name}
        columns={[
          { key: 'period', header: t('period'), rowHeader: true, cell: ({ name }) => name },
          ...people.map(({ staff_id: id, name, by_period: counts }) => ({
            key: id,
            header: name,
            align: 'end' as const,
            numeric: true,
            cell: ({ index }: { index: number }) => number(counts[index] ?? 0),
          })),
        ]}
      />
    </Disclosure>
  );
};

/** Who got what done, and when. */
export const PeoplePanel = ({ periods, people }: PeoplePanelProps) => {
  const { t } = useTranslation('figures-console');
  const { number } = useFormats();
  return (
    <Panel title={t('people.title')} text={t('people.text')}>
      {people.length ? (
        <>
          <BarChart
            series={[t('people.all')]}
            points={people.map(({ name, by_period: counts }) => ({
              label: name,
              values: [counts.reduce((sum, count) => sum + count, 0)],
            }))}
            format={(value) => number(value)}
          />
          <Sums people={people} />
          <ByPeriod periods={periods} people={people} />
        </>
      ) : (
        <Text tone="muted">{t('people.none')}</Text>
      )}
    </Panel>
  );
};
