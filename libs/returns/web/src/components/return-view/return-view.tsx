import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { specText, thumbAt } from '@caravan/goods/contract';
import { useWithdrawReturnMutation } from '@caravan/returns/api';
import type { GoodsReturn } from '@caravan/returns/contract';
import { cartOrdersPaths, warehousePackagesPaths } from '@caravan/routes';
import {
  Breadcrumbs,
  Button,
  Card,
  CopyButton,
  DescriptionList,
  DetailPage,
  Image,
  Link,
  Money,
  NoticeDialog,
  OffPaper,
  Panel,
  Row,
  Stack,
  Text,
} from '@caravan/ui-kit';
import { LocalTime, RouteCard, useLanguage, useSingleFlight, useToast } from '@caravan/web-core';
import { returnRoute, returnsHref } from '../../lib/return-view.ts';
import { ReturnNumber, ReturnStep } from './return-words.tsx';

/** Why the goods go back, who pays for it, and what came back. */
const ReturnFacts = ({ goodsReturn }: { goodsReturn: GoodsReturn }) => {
  const { t } = useTranslation('returns');
  const { kind, reason, text, paid_by: payer, fee_fen: fee, refund_fen: refund, returned_fen: back } = goodsReturn;
  const amount = (key: 'back' | 'fee' | 'refund', fen: number | null, strong = false) =>
    fen === null ? [] : [{ key, term: t(`returns.${key}`), value: <Money fen={fen} />, strong }];
  return (
    <Panel title={t('returns.facts')} gap="3">
      <DescriptionList
        items={[
          { key: 'kind', term: t('returns.wish'), value: t(`returns.kind.${kind}`) },
          { key: 'reason', term: t('returns.why'), value: t(`returns.reason.${reason}`) },
          ...(goodsReturn.from_photos
            ? [{ key: 'from', term: t('returns.from'), value: t('returns.fromPhotos') }]
            : []),
          ...(text ? [{ key: 'text', term: t('returns.text'), value: <Text prewrap>{text}</Text> }] : []),
          { key: 'payer', term: t('returns.wayBack'), value: t(`returns.payer.${payer}`) },
          ...amount('refund', refund),
          ...amount('fee', fee),
          ...amount('back', back, true),
        ]}
      />
    </Panel>
  );
};

const ReturnedGoods = ({ item }: Pick<GoodsReturn, 'item'>) => {
  const { t } = useTranslation('returns');
  const language = useLanguage();
  const { name, spec, quantity, order_number: order } = item;
  return (
    <Panel title={t('returns.goods')}>
      <Row gap="3" align="start">
        <Image {...thumbAt(item.image)} alt="" size="56" radius="control" fallbackIcon="box" />
        <Stack gap="1">
          <Text size="sm" weight="medium">
            {name}
          </Text>
          <Text size="xs" tone="muted">
            {[specText(spec, language), t('returns.pieces', { count: quantity })].filter(Boolean).join(' · ')}
          </Text>
          <Text size="xs" tone="muted">
            {t('returns.order')} <Link to={cartOrdersPaths.orderDetail.href({ number: order })}>{order}</Link>
          </Text>
        </Stack>
      </Row>
    </Panel>
  );
};

/** How the goods went back to the seller. */
const SellerParcel = ({ carrier, number }: NonNullable<GoodsReturn['tracking']>) => {
  const { t } = useTranslation('returns');
  return (
    <Panel title={t('returns.tracking')}>
      <Row gap="3" wrap>
        <Text as="span" size="sm" tone="muted">
          {carrier}
        </Text>
        <Row gap="1">
          <Text as="strong" weight="medium" numeric>
            {number}
          </Text>
          <CopyButton value={number} label={t('returns.copyTracking', { number })} />
        </Row>
      </Row>
    </Panel>
  );
};

export interface ReturnViewProps {
  goodsReturn: GoodsReturn;
  /** Reads the return again after the server refused because of outdated data. */
  onOutdated: () => void;
}

/** A return or an exchange: next step, progress, goods, reason and money. */
export const ReturnView = ({ goodsReturn, onOutdated }: ReturnViewProps) => {
  const { t } = useTranslation('returns');
  const toast = useToast();
  const [withdraw] = useWithdrawReturnMutation();
  const [asks, setAsks] = useState(false);
  const { number, tracking, replacement_id: replacement } = goodsReturn;
  const confirm = useSingleFlight(async () => {
    const { error } = await withdraw({ params: { number } });
    if (error) return onOutdated();
    toast.show(t('returns.withdraw.done'));
  });
  const crumbs = [{ label: t('returns.title'), to: returnsHref() }, { label: number }];
  return (
    <>
      <DetailPage
        crumbs={<Breadcrumbs label={t('returns.place')} crumbs={crumbs} />}
        title={<ReturnNumber goodsReturn={goodsReturn} level={1} />}
        text={<LocalTime at={goodsReturn.created_at} text={(at) => t('returns.made', { at })} />}
        printLabel={t('returns.print')}
        main={
          <>
            {tracking ? <SellerParcel {...tracking} /> : null}
            <ReturnedGoods item={goodsReturn.item} />
            <RouteCard
              title={t('returns.route')}
              stops={returnRoute(goodsReturn)}
              nameOf={(name) => t(`returns.event.${name}`)}
            />
          </>
        }
        side={<ReturnFacts goodsReturn={goodsReturn} />}
      >
        <OffPaper>
          <Card as="section" aria-label={t('returns.next')}>
            <Stack gap="4">
              <ReturnStep goodsReturn={goodsReturn} />
              {replacement === null ? null : (
                <Link to={warehousePackagesPaths.store.href()}>{t('returns.toReplacement')}</Link>
              )}
              {goodsReturn.actions.includes('withdraw') ? (
                <Row>
                  <Button variant="ghost" onClick={() => setAsks(true)}>
                    {t('returns.withdraw.title')}
                  </Button>
                </Row>
              ) : null}
            </Stack>
          </Card>
        </OffPaper>
      </DetailPage>
      <NoticeDialog
        open={asks}
        type="warning"
        title={t('returns.withdraw.ask')}
        text={t('returns.withdraw.text')}
        confirmLabel={t('returns.withdraw.title')}
        cancelLabel={t('returns.withdraw.keep')}
        onClose={() => setAsks(false)}
        onConfirm={() => void confirm()}
      />
    </>
  );
};
