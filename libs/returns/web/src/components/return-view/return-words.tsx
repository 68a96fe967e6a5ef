import { useTranslation } from 'react-i18next';
import type { GoodsReturn } from '@caravan/returns/contract';
import { StatusBadge, TurnNote } from '@caravan/ui-kit';
import { LocalDay, NumberedTitle, useFormats } from '@caravan/web-core';
import { returnLook, turnOf } from '../../lib/return-view.ts';

export interface ReturnNumberProps {
  goodsReturn: Pick<GoodsReturn, 'number' | 'state'>;
  level: 1 | 2;
  id?: string;
}

/** The number of a return, with a copy button, and its state. */
export const ReturnNumber = ({ goodsReturn: { number, state }, level, id }: ReturnNumberProps) => {
  const { t } = useTranslation('returns');
  return (
    <NumberedTitle
      title={t('returns.number', { number })}
      number={number}
      copyLabel={t('returns.copy', { number })}
      level={level}
      id={id}
      badge={<StatusBadge {...returnLook[state]}>{t(`returns.state.${state}`)}</StatusBadge>}
    />
  );
};

type Step = Pick<GoodsReturn, 'due_at' | 'kind' | 'returned_fen' | 'state'>;

/** The next step of a return, and its time. */
export const ReturnStep = ({ goodsReturn }: { goodsReturn: Step }) => {
  const { t } = useTranslation('returns');
  const { asYuan } = useFormats();
  const { state, kind, due_at: dueAt, returned_fen: returnedFen } = goodsReturn;
  const turn = turnOf(goodsReturn);
  const key = state === 'sent' || state === 'settled' ? (`${state}.${kind}` as const) : state;
  const sentence = (by?: string) => t(`returns.step.${key}`, { by, amount: asYuan(returnedFen ?? 0) });
  return (
    <TurnNote turn={turn} lead={t(turn === 'us' ? 'returns.us' : 'returns.ended')}>
      {dueAt === null ? sentence() : <LocalDay at={dueAt} text={sentence} />}
    </TurnNote>
  );
};
