import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useExchangePointsMutation } from '@caravan/promotions/api';
import { type MyPoints, type PointRow } from '@caravan/promotions/contract';
import { promotionsPaths } from '@caravan/routes';
import { Button, ButtonLink, Heading, NoticeDialog, Panel, Row, Stack, Text } from '@caravan/ui-kit';
import { LocalDay, useFormats, useIdempotencyKey, useSingleFlight, useToast } from '@caravan/web-core';
import { useCouponWords } from '../lib/use-coupon-words.ts';

export interface PointsPanelProps {
  points: MyPoints;
  /** Whether the list does not begin with the newest rows. */
  isLater: boolean;
  /** An exchange failed: the shop's terms may be others than those on the page. */
  onRefused: () => void;
}

const Exchange = ({ points, onRefused }: Pick<PointsPanelProps, 'onRefused' | 'points'>) => {
  const { t } = useTranslation('promotions');
  const { number } = useFormats();
  const couponWords = useCouponWords();
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const [exchange, { isLoading }] = useExchangePointsMutation();
  const { keyFor, settle } = useIdempotencyKey();
  const { price, gives, problem } = points;
  const send = useSingleFlight(async () => {
    const body = { points: price };
    const { data } = await exchange({ body, idempotencyKey: keyFor([body, points.balance]) });
    if (!data) return onRefused();
    settle();
    toast.show(t('points.exchanged', { code: data.code }));
  });
  const offer = couponWords(gives);
  const texts = { points: number(price), offer, count: gives.valid_days };
  return (
    <Stack gap="2" align="start">
      <Text>{t('points.offer', texts)}</Text>
      <Button busy={isLoading} disabled={problem !== null} onClick={() => setAsking(true)}>
        {t('points.exchange')}
      </Button>
      {problem === null ? null : (
        <Text size="sm" tone="muted">
          {problem}
        </Text>
      )}
      <NoticeDialog
        open={isAsking}
        type="warning"
        title={t('points.confirmTitle', texts)}
        text={t('points.confirm', texts)}
        confirmLabel={t('points.exchange')}
        cancelLabel={t('cancel')}
        onClose={() => setAsking(false)}
        onConfirm={() => void send()}
      />
    </Stack>
  );
};

const HistoryRow = ({ row }: { row: PointRow }) => {
  const { t } = useTranslation('promotions');
  const { number } = useFormats();
  return (
    <Row as="li" gap="3" justify="between">
      <Stack gap="1">
        <Text size="sm">{t(`points.reason.${row.reason}`, { ref: row.ref })}</Text>
        <Text size="sm" tone="muted">
          <LocalDay at={row.at} />
        </Text>
      </Stack>
      <Text weight="medium">{row.points > 0 ? `+${number(row.points)}` : `−${number(-row.points)}`}</Text>
    </Row>
  );
};

/** The shopper's points: what they get for them, and where they come from. */
export const PointsPanel = ({ points, isLater, onRefused }: PointsPanelProps) => {
  const { t } = useTranslation('promotions');
  const { number } = useFormats();
  const { items, next } = points.history;
  return (
    <Panel
      title={t('points.title')}
      text={t('points.lead', { count: points.per_yuan, points: number(points.per_yuan) })}
    >
      <Stack gap="4">
        <Text size="lg" weight="medium">
          {t('points.balance', { count: points.balance, points: number(points.balance) })}
        </Text>
        <Exchange points={points} onRefused={onRefused} />
        <Stack gap="3">
          <Heading level={3} size="sm">
            {t('points.history')}
          </Heading>
          {items.length ? (
            <Stack as="ul" gap="3" aria-label={t('points.history')}>
              {items.map((row) => (
                <HistoryRow key={row.id} row={row} />
              ))}
            </Stack>
          ) : (
            <Text tone="muted">{t('points.none')}</Text>
          )}
        </Stack>
        {isLater || next ? (
          <Row gap="3" wrap>
            {isLater ? (
              <ButtonLink variant="ghost" to={promotionsPaths.mine.href()}>
                {t('points.newest')}
              </ButtonLink>
            ) : null}
            {next ? (
              <ButtonLink variant="secondary" to={promotionsPaths.mine.href({ cursor: next })}>
                {t('points.older')}
              </ButtonLink>
            ) : null}
          </Row>
        ) : null}
      </Stack>
    </Panel>
  );
};
