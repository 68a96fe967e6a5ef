import { useTranslation } from 'react-i18next';
import { useAnswerForShopperMutation, useWithdrawQuestionMutation } from '@caravan/cart-orders/api/staff';
import { orderReasons, type OrderQuestion, type StaffAnswer, type StaffOrder } from '@caravan/cart-orders/contract';
import { formatFen } from '@caravan/kernel';
import { Button, Disclosure, RadioGroup, Row, Stack, Text, TextArea } from '@caravan/ui-kit';
import { LocalTime, useIdempotencyKey } from '@caravan/web-core';
import { useContractForm } from '@caravan/web-core/forms';

type Option = OrderQuestion['options'][number];

/** An option with the money that it costs the shopper or returns to them. */
const useOptionText = () => {
  const { t } = useTranslation('cart-orders-console');
  return ({ kind, amount_fen: more, refund_fen: back, goods }: Option): string =>
    [
      t(`option.${kind}`),
      ...(goods ? [goods.name] : []),
      ...(more === null ? [] : [t('option.more', { amount: formatFen(more) })]),
      ...(back === null ? [] : [t('option.back', { amount: formatFen(back) })]),
    ].join(' · ');
};

interface QuestionProps {
  question: OrderQuestion;
  onDone?: (() => void) | undefined;
}

/** Records what the shopper answered by another way. */
const AnswerFor = ({ question, onDone }: QuestionProps) => {
  const { t } = useTranslation('cart-orders-console');
  const textOf = useOptionText();
  const [answer] = useAnswerForShopperMutation();
  const { keyFor, settle } = useIdempotencyKey();
  const form = useContractForm<{ option: string; note: string }, StaffAnswer>({
    schema: async () => (await import('@caravan/cart-orders/contract/orders')).staffAnswer,
    defaultValues: { option: '', note: '' },
    reasons: orderReasons,
  });
  const send = async (body: StaffAnswer) => {
    const result = await answer({ params: { id: question.id }, body, idempotencyKey: keyFor(body) });
    if (result.data) {
      settle();
      onDone?.();
    }
    return result;
  };
  return (
    <form noValidate aria-label={t('question.answerFor')} onSubmit={(event) => void form.submit(send)(event)}>
      <Stack gap="3">
        <RadioGroup
          {...form.field('option')}
          label={t('question.answer')}
          options={question.options.map((option) => ({ value: option.kind, label: textOf(option) }))}
        />
        <TextArea {...form.field('note')} label={t('steps.note')} hint={t('question.howTold')} rows={2} required />
        <Row>
          <Button type="submit" busy={form.busy}>
            {t('question.record')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
};

/** The question, the time by which an answer is due, and the steps that staff can take meanwhile. */
export const OpenQuestion = ({ order, question, onDone }: QuestionProps & { order: StaffOrder }) => {
  const { t } = useTranslation('cart-orders-console');
  const textOf = useOptionText();
  const [withdraw, { isLoading }] = useWithdrawQuestionMutation();
  const line = order.lines.find(({ id }) => id === question.line_id);
  const end = async () => {
    const { data } = await withdraw({ params: { id: question.id }, body: { note: '' } });
    if (data) onDone?.();
  };
  return (
    <Stack gap="3">
      <Text>
        {t(`question.${question.kind}`)}
        {line ? ` · ${line.name}` : ''}
      </Text>
      {question.text ? <Text size="sm">{t('lines.note', { note: question.text })}</Text> : null}
      <ul>
        {question.options.map((option) => (
          <li key={option.kind}>{textOf(option)}</li>
        ))}
      </ul>
      <Text tone="muted">
        <LocalTime at={question.due_at} text={(until) => t('fee.until', { until })} />
      </Text>
      <Row>
        <Button variant="secondary" busy={isLoading} onClick={() => void end()}>
          {t('fee.withdraw')}
        </Button>
      </Row>
      <Disclosure summary={t('question.answerFor')}>
        <AnswerFor question={question} onDone={onDone} />
      </Disclosure>
    </Stack>
  );
};
