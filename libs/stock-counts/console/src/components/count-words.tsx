import { useTranslation } from 'react-i18next';
import { GoodsCard } from '@caravan/console-core';
import { warehouseConsolePaths } from '@caravan/routes/console';
import type { CountState, DifferenceKind, StockCount, StockCountDetail } from '@caravan/stock-counts/contract';
import { Badge, DescriptionList, Heading, Link, Stack, Text, type BadgeProps } from '@caravan/ui-kit';
import { LocalTime } from '@caravan/web-core';

const tones: Readonly<Record<CountState, BadgeProps['tone']>> = { open: 'info', to_decide: 'warning', done: 'success' };

export const CountBadge = ({ count: { state, counter } }: { count: Pick<StockCount, 'counter' | 'state'> }) => {
  const { t } = useTranslation('stock-counts-console');
  return <Badge tone={tones[state]}>{counter ? t(`counts.state.${state}`) : t('counts.waiting')}</Badge>;
};

const kindTones: Readonly<Record<DifferenceKind, BadgeProps['tone']>> = {
  missing: 'danger',
  found: 'success',
  wrong_bin: 'warning',
};

export const KindBadge = ({ kind }: { kind: DifferenceKind }) => (
  <Badge tone={kindTones[kind]}>{useTranslation('stock-counts-console').t(`decide.kind.${kind}`)}</Badge>
);

/** Who counted and when, and what was scanned. */
export const CountFacts = ({ count }: { count: StockCountDetail }) => {
  const { t } = useTranslation('stock-counts-console');
  const { bin, counter, scanned, opened_at: opened, closed_at: closed, again_of: before, scans } = count;
  return (
    <Stack gap="4">
      <DescriptionList
        items={[
          { key: 'bin', term: t('counts.bin'), value: bin },
          { key: 'counter', term: t('counts.counter'), value: counter?.name ?? '–' },
          { key: 'scanned', term: t('counts.scanned'), value: String(scanned) },
          { key: 'opened', term: t('counts.opened'), value: <LocalTime at={opened} /> },
          ...(closed ? [{ key: 'closed', term: t('counts.closed'), value: <LocalTime at={closed} /> }] : []),
          ...(before
            ? [
                {
                  key: 'before',
                  term: t('counts.againOf'),
                  value: <Link to={warehouseConsolePaths.countDetail.href({ number: before })}>{before}</Link>,
                },
              ]
            : []),
        ]}
      />
      <Heading level={2} size="md">
        {t('counts.scans')}
      </Heading>
      {scans.length ? null : <Text tone="muted">{t('counts.noScans')}</Text>}
      <Stack gap="2" as="ul">
        {scans.map(({ number, by, at, ...goods }) => (
          <li key={number}>
            <GoodsCard goods={goods} number={number} bin={undefined}>
              <Text size="sm" tone="muted">
                {by.name} · <LocalTime at={at} />
              </Text>
            </GoodsCard>
          </li>
        ))}
      </Stack>
    </Stack>
  );
};
