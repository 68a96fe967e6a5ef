import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnswerQuestionMutation } from '@caravan/cart-orders/api';
import type { Order, OrderQuestion as Question, QuestionOption } from '@caravan/cart-orders/contract';
import { afterSentence } from '@caravan/kernel';
import { Button, Link, NoticeDialog, Row, Stack, Text } from '@caravan/ui-kit';
import {
  useFormats,
  useIdempotencyKey,
  useNavigate,
  useSearchParams,
  useSingleFlight,
  useToast,
} from '@caravan/web-core';
import { LinePhotos } from '../line-photos/line-photos.tsx';
import { payExtraHref } from '../../lib/payment-href.ts';

export interface OrderQuestionProps {
  order: Order;
  /** Reads the order again after the server refused because of outdated data. */
  onOutdated: () => void;
  /** Called when the answer was taken, unless it leads to a payment. */
  onAnswered?: () => void;
}

type Option = Question['options'][number];

/** The name of an option, with the money that it costs or returns. */
const useOptionWords = (order: Order) => {
  const { t } = useTranslation('cart-orders');
  const { asYuan } = useFormats();
  const line = order.lines.find(({ id }) => id === order.question?.line_id);
  const values = ({ amount_fen: more, refund_fen: back, goods }: Option) => ({
    amount: asYuan(more ?? 0),
    back: asYuan(back ?? 0),
    name: line?.name,
    goods: goods?.name,
    number: order.number,
  });
  return {
    label: (option: Option): string => {
      const { kind, amount_fen: more, refund_fen: back } = option;
      if (kind === 'pay_more' && !line) return t('question.agree', values(option));
      if (kind === 'substitute' && more !== null) return t('question.option.substituteMore', values(option));
      if (kind === 'substitute' && back !== null) return t('question.option.substituteBack', values(option));
      return t(`question.option.${kind}`, values(option));
    },
    consequence: (option: Option): string => t(`question.confirm.${option.kind}`, values(option)),
  };
};

/** The goods that are offered in place of a line's. */
const OfferedGoods = ({ goods }: { goods: NonNullable<Option['goods']> }) => {
  const { t } = useTranslation('cart-orders');
  const { asYuan } = useFormats();
  const { name, spec, url, unit_price_fen: price } = goods;
  const words = `${name}${spec ? ` · ${spec}` : ''} · ${asYuan(price)}`;
  return (
    <Text>
      {t('question.instead')}
      {afterSentence(t('question.instead'))}
      {url ? (
        <Link href={url} newTab external>
          {words}
        </Link>
      ) : (
        words
      )}
    </Text>
  );
};

/** Options after which goods are not bought, or go back. */
const declines: ReadonlySet<QuestionOption> = new Set(['drop', 'cancel', 'return']);

/**
 * The answers to a question of staff, with the photos of goods that arrived. To do without goods is confirmed, and so is
 * an answer that a mail's link chose (`?question=…&answer=…`), because following a link must not decide anything.
 */
export const OrderQuestion = ({ order, onOutdated, onAnswered }: OrderQuestionProps) => {
  const { t } = useTranslation('cart-orders');
  const navigate = useNavigate();
  const toast = useToast();
  const words = useOptionWords(order);
  const [search] = useSearchParams();
  const { number, question } = order;
  const options = question?.options ?? [];
  const line = order.lines.find(({ id }) => id === question?.line_id);
  const isAsked = search.get('question') === question?.id;
  const byLink = isAsked ? options.find(({ kind }) => kind === search.get('answer')) : undefined;
  const [chosen, choose] = useState<Option | undefined>(byLink);
  const [answer] = useAnswerQuestionMutation();
  const { keyFor, settle } = useIdempotencyKey();

  const send = useSingleFlight(async ({ kind }: Option) => {
    const wish = { params: { number, id: question?.id ?? '' }, body: { option: kind } };
    const { data } = await answer({ ...wish, idempotencyKey: keyFor(wish) });
    choose(undefined);
    if (!data) return onOutdated();
    settle();
    if (data.extra) void navigate(payExtraHref(data.extra.ref));
    else {
      toast.show(t(data.status === 'cancelled' ? 'cancel.done' : 'question.done'));
      onAnswered?.();
    }
  });

  const cancels = chosen?.kind === 'cancel';
  return (
    <Stack gap="3">
      {line && question?.item_id ? (
        <LinePhotos orderNumber={number} lineId={line.id} itemId={question.item_id} name={line.name} />
      ) : null}
      {options.map(({ kind, goods }) => (goods ? <OfferedGoods key={kind} goods={goods} /> : null))}
      <Row gap="3" wrap role="group" aria-label={t('question.options')}>
        {options.map((option) => (
          <Button
            key={option.kind}
            variant={declines.has(option.kind) ? 'secondary' : 'primary'}
            onClick={() => (declines.has(option.kind) ? choose(option) : void send(option))}
          >
            {words.label(option)}
          </Button>
        ))}
      </Row>
      <NoticeDialog
        open={chosen !== undefined}
        type="warning"
        danger={cancels}
        title={cancels ? t('cancel.title') : t('question.confirm.title')}
        text={chosen ? words.consequence(chosen) : ''}
        confirmLabel={cancels ? t('cancel.confirm') : t('question.confirm.yes')}
        cancelLabel={cancels ? t('cancel.keep') : t('question.confirm.no')}
        onClose={() => choose(undefined)}
        onConfirm={() => chosen && void send(chosen)}
      />
    </Stack>
  );
};
