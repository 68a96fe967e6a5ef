import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { thumbAt } from '@caravan/goods/contract';
import type { GoodsReturn } from '@caravan/returns/contract';
import { warehousePackagesPaths } from '@caravan/routes';
import { ButtonLink, Money, RecordCard, Text, ThumbRow } from '@caravan/ui-kit';
import { LocalTime } from '@caravan/web-core';
import { ReturnNumber, ReturnStep } from './return-words.tsx';

/** A return in the list: number, state, goods, reason, money and next step. */
export const ReturnCard = ({ goodsReturn }: { goodsReturn: GoodsReturn }) => {
  const { t } = useTranslation('returns');
  const titleId = useId();
  const { number, kind, reason, item, tracking, returned_fen: returnedFen } = goodsReturn;
  const head = (
    <>
      <ReturnNumber goodsReturn={goodsReturn} level={2} id={titleId} />
      <Text size="sm" tone="muted" numeric>
        <LocalTime at={goodsReturn.created_at} text={(at) => t('returns.made', { at })} />
      </Text>
    </>
  );
  const sum = (
    <>
      <Text size="sm" tone="muted">
        {t(`returns.kind.${kind}`)} · {t(`returns.reason.${reason}`)}
      </Text>
      {returnedFen === null ? null : <Money fen={returnedFen} size="lg" strong />}
      {tracking ? (
        <Text size="sm" tone="muted" numeric>
          {`${tracking.carrier} ${tracking.number}`}
        </Text>
      ) : null}
    </>
  );
  return (
    <RecordCard
      titleId={titleId}
      head={head}
      sum={sum}
      next={<ReturnStep goodsReturn={goodsReturn} />}
      actions={
        <ButtonLink
          variant="secondary"
          size="sm"
          to={warehousePackagesPaths.returnDetail.href({ number })}
          aria-label={t('returns.detailsOf', { number })}
        >
          {t('returns.details')}
        </ButtonLink>
      }
    >
      <ThumbRow thumbs={[{ key: item.id, name: item.name, quantity: item.quantity, ...thumbAt(item.image) }]} />
    </RecordCard>
  );
};
