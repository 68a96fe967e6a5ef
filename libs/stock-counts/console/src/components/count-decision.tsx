import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GoodsCard, messageOf, useStaffMe } from '@caravan/console-core';
import { holdsRole } from '@caravan/kernel';
import { useDecideStockCountMutation } from '@caravan/stock-counts/api';
import { decideStockCount, type CountDecision, type StockCountDetail } from '@caravan/stock-counts/contract';
import { Banner, Button, Row, Stack, Text } from '@caravan/ui-kit';
import { reasonOf, useIdempotencyKey, useSingleFlight, useToast } from '@caravan/web-core';
import { KindBadge } from './count-words.tsx';

type Difference = StockCountDetail['differences'][number];

/** The package or the return that holds the goods, and what the difference means for it. */
const Reserved = ({ difference }: { difference: Difference }) => {
  const { t } = useTranslation('stock-counts-console');
  const { kind, package_number: number, package_paid: isPaid, return_number: goodsReturn } = difference;
  if (goodsReturn) return <Text size="sm">{t('decide.inReturn', { number: goodsReturn })}</Text>;
  if (!number) return null;
  if (kind !== 'missing') return <Text size="sm">{t('decide.inPackage', { number })}</Text>;
  return (
    <Text size="sm" tone="danger">
      {t(isPaid ? 'decide.packagePaid' : 'decide.packageOpen', { number })}
    </Text>
  );
};

interface DifferenceCardProps {
  difference: Difference;
  /** Undefined if the reader may not decide. */
  onDecide: ((decision: CountDecision) => void) | undefined;
}

const DifferenceCard = ({ difference, onDecide }: DifferenceCardProps) => {
  const { t } = useTranslation('stock-counts-console');
  const { number, kind, bin, seen_in: seenIn, outcome, by, ...goods } = difference;
  return (
    <GoodsCard goods={goods} number={number} bin={bin}>
      <Row gap="2" wrap>
        <KindBadge kind={kind} />
        <Text size="sm">{t(`decide.what.${kind}`, { bin })}</Text>
      </Row>
      {seenIn === null ? null : (
        <Text size="sm" weight="medium">
          {t('decide.seenIn', { bin: seenIn })}
        </Text>
      )}
      <Reserved difference={difference} />
      {outcome ? (
        <Text size="sm" tone="muted">
          {t(`decide.outcome.${outcome}`, { name: by?.name ?? '' })}
        </Text>
      ) : null}
      {onDecide && !outcome ? (
        <Row gap="2" wrap>
          <Button size="sm" variant="secondary" onClick={() => onDecide('confirm')}>
            {t('decide.confirm')}
          </Button>
          <Button size="sm" variant="secondary" onClick={() => onDecide('again')}>
            {t('decide.again')}
          </Button>
        </Row>
      ) : null}
    </GoodsCard>
  );
};

export interface CountDecisionProps {
  count: StockCountDetail;
  /** In a queue: the next task is shown. */
  onDone?: (() => void) | undefined;
}

/** The differences of a count. Service decides about each, or about all at once; never somebody who counted. */
export const CountDecisions = ({ count, onDone }: CountDecisionProps) => {
  const { t } = useTranslation(['stock-counts-console', 'console-core']);
  const toast = useToast();
  const roles = useStaffMe()?.roles ?? [];
  const [decide, deciding] = useDecideStockCountMutation();
  const { keyFor, settle } = useIdempotencyKey();
  const [refused, setRefused] = useState<unknown>();
  const { number, bin, state, differences, may_decide: isOther } = count;
  const open = differences.filter(({ outcome }) => outcome === null);
  const isDecider = holdsRole(roles, decideStockCount.roles);

  const send = useSingleFlight(async (decision: CountDecision, ones: readonly Difference[]) => {
    const body = { decisions: ones.map((one) => ({ number: one.number, decision })) };
    const { data, error } = await decide({
      params: { number },
      body,
      idempotencyKey: keyFor(JSON.stringify([number, body])),
    });
    setRefused(error);
    if (!data) return;
    settle();
    toast.show(t('decide.done'));
    if (data.state === 'done') onDone?.();
  }, 0);

  if (state === 'open') return null;
  const mayDecide = isDecider && isOther;
  return (
    <Stack gap="3">
      {mayDecide ? (
        <>
          <Row gap="3" wrap>
            <Button busy={deciding.isLoading} onClick={() => void send('confirm', open)}>
              {t('decide.confirmAll', { count: open.length })}
            </Button>
            <Button variant="secondary" disabled={deciding.isLoading} onClick={() => void send('again', open)}>
              {t('decide.againAll')}
            </Button>
          </Row>
          <Text size="sm" tone="muted">
            {t('decide.lead', { bin })}
          </Text>
        </>
      ) : null}
      {refused ? (
        <Banner tone="danger">
          {messageOf(refused) || t('station.noAnswer', { ns: 'console-core' })}
          {reasonOf(refused)?.startsWith('bin_one_shopper') ? `. ${t('decide.carry')}` : null}
        </Banner>
      ) : null}
      {state === 'to_decide' && !mayDecide ? (
        <Text size="sm">{t(isDecider ? 'decide.own' : 'decide.others')}</Text>
      ) : null}
      {differences.length ? null : <Text size="sm">{t('decide.same')}</Text>}
      <Stack gap="2" as="ul">
        {differences.map((difference) => (
          <li key={difference.number}>
            <DifferenceCard
              difference={difference}
              onDecide={mayDecide ? (decision) => void send(decision, [difference]) : undefined}
            />
          </li>
        ))}
      </Stack>
    </Stack>
  );
};
