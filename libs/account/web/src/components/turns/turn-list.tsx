import { useTranslation } from 'react-i18next';
import { useGetTurnsQuery } from '@caravan/account/api';
import type { Turn, TurnKind } from '@caravan/account/contract';
import { useSession } from '@caravan/auth/api';
import { accountPaths, cartOrdersPaths, fundPaymentPaths, supportPaths, warehousePackagesPaths } from '@caravan/routes';
import { Skeleton, Text, type IconName } from '@caravan/ui-kit';
import { LoadFailed, LocalTime, useFormats, useLazySlot } from '@caravan/web-core';
import { TurnRow } from './turn-row.tsx';
import styles from './turns.module.css';

type Step = 'give' | 'pay' | 'pack' | 'see';
interface Look {
  icon: IconName;
  step: Step;
  to: (turn: Turn) => string;
}

const payment =
  (kind: string) =>
  ({ ref }: Turn): string =>
    fundPaymentPaths.payment.href({ kind, refs: ref });
const store = (): string => warehousePackagesPaths.store.href();

const looks: Record<TurnKind, Look> = {
  answer_question: {
    icon: 'help',
    step: 'see',
    to: ({ number }) => cartOrdersPaths.orderDetail.href({ number }),
  },
  accept_offer: { icon: 'tag', step: 'see', to: ({ ref }) => supportPaths.conversation.href({ id: ref }) },
  pay_order: { icon: 'wallet', step: 'pay', to: payment('order') },
  pay_extra: { icon: 'wallet', step: 'pay', to: payment('order_extra') },
  pay_package: { icon: 'wallet', step: 'pay', to: payment('package') },
  pay_package_extra: { icon: 'wallet', step: 'pay', to: payment('package_extra') },
  pay_service: { icon: 'wallet', step: 'pay', to: payment('service') },
  give_tax_number: {
    icon: 'warning',
    step: 'give',
    to: ({ number }) => warehousePackagesPaths.packageDetail.href({ number }),
  },
  goods_expire: { icon: 'shelf', step: 'pack', to: store },
  goods_arrived: { icon: 'shelf', step: 'pack', to: store },
  package_away: {
    icon: 'box',
    step: 'see',
    to: ({ number }) => warehousePackagesPaths.packageDetail.href({ number }),
  },
};

/** The decision right here, by parts of the features that know the question or the goods. */
const TurnDetail = ({ turn, onDone }: TurnDetailProps) => {
  const Question = useLazySlot('turnQuestion');
  const Goods = useLazySlot('turnGoods');
  if (turn.kind === 'answer_question')
    return (
      <div className={styles.answers}>{Question ? <Question number={turn.number} onAnswered={onDone} /> : null}</div>
    );
  if (turn.kind !== 'goods_arrived') return null;
  return (
    <div className={styles.goods} data-count={turn.item_ids.length}>
      {Goods ? <Goods ids={turn.item_ids} onDecided={onDone} /> : null}
    </div>
  );
};

interface TurnDetailProps {
  turn: Turn;
  /** Reads the list again. */
  onDone: () => void;
}

interface TurnItemProps extends TurnDetailProps {
  /** The most urgent thing to do. */
  isNext: boolean;
}

const TurnItem = ({ turn, isNext, onDone }: TurnItemProps) => {
  const { t } = useTranslation('account');
  const { asYuan } = useFormats();
  const { icon, step, to } = looks[turn.kind];
  const text = t(`turns.${turn.kind}`, { count: turn.count, number: turn.number, name: turn.name });
  const amount = turn.amount_fen === null ? '' : asYuan(turn.amount_fen);
  return (
    <TurnRow
      icon={icon}
      text={text}
      note={
        turn.due_at === null ? (
          amount
        ) : (
          <LocalTime at={turn.due_at} text={(by) => [amount, t('turns.until', { by })].filter(Boolean).join(' · ')} />
        )
      }
      to={to(turn)}
      action={t(`turns.step.${step}`)}
      label={`${t(`turns.step.${step}`)}: ${text}`}
      isNext={isNext}
    >
      <TurnDetail turn={turn} onDone={onDone} />
    </TurnRow>
  );
};

export interface TurnListProps {
  /** Shows only the first ones. */
  most?: number;
}

/** The most urgent first, after unread messages. */
export const TurnList = ({ most }: TurnListProps) => {
  const { t } = useTranslation('account');
  const { user } = useSession();
  const { data, isError, refetch } = useGetTurnsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data && isError)
    return <LoadFailed part title={t('failed.title')} text={t('failed.text')} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton shape="row" />;
  const items = data.items.slice(0, most);
  const next = items.find(({ kind }) => looks[kind].step !== 'see');
  const unread = user?.unread_count ?? 0;
  if (!items.length && !unread) return <Text tone="muted">{t('turns.empty')}</Text>;
  const messages = t('turns.messages', { count: unread });
  return (
    <ul className={styles.list} aria-label={t('turns.title')}>
      {unread ? (
        <TurnRow
          icon="mail"
          text={messages}
          to={accountPaths.messages.href()}
          action={t('turns.step.see')}
          label={`${t('turns.step.see')}: ${messages}`}
          isNext={false}
        />
      ) : null}
      {items.map((turn) => (
        <TurnItem key={turn.kind + turn.ref} turn={turn} isNext={turn === next} onDone={() => void refetch()} />
      ))}
    </ul>
  );
};
