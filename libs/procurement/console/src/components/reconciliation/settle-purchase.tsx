import { useTranslation } from 'react-i18next';
import { useListStatementLinesQuery, useSettlePurchaseMutation } from '@caravan/procurement/api';
import {
  procurementReasons,
  type Purchase,
  type SettlementForm,
  type SettlementOfPurchase,
} from '@caravan/procurement/contract';
import { DescriptionList, Money, Stack, Text, TextArea } from '@caravan/ui-kit';
import { reasonOf, useFormats, useIdempotencyKey, useToast } from '@caravan/web-core';
import { FormDialog, useContractForm } from '@caravan/web-core/forms';

const linesShown = 50;

/** The lines of the statements that make the sum. */
const Lines = ({ number }: { number: string }) => {
  const { t } = useTranslation('procurement-console');
  const { date } = useFormats();
  const { currentData } = useListStatementLinesQuery({ query: { number, limit: linesShown } });
  if (!currentData?.items.length) return null;
  return (
    <Stack gap="2">
      <Text size="sm" tone="muted">
        {t('books.lines')}
      </Text>
      <DescriptionList
        items={currentData.items.map(({ id, paid_on: day, account, amount_fen: fen, note }) => ({
          key: id,
          term: [date(`${day}T00:00:00.000Z`), account].join(' · '),
          value: (
            <Stack gap="1">
              <Money fen={fen} />
              {note ? (
                <Text as="span" size="sm" tone="muted">
                  {note}
                </Text>
              ) : null}
            </Stack>
          ),
        }))}
      />
      {currentData.next ? (
        <Text size="sm" tone="muted">
          {t('books.firstLines', { count: linesShown })}
        </Text>
      ) : null}
    </Stack>
  );
};

export interface SettlePurchaseProps {
  purchase: Purchase;
  seen: Pick<SettlementOfPurchase, 'paid_fen' | 'statement_fen'>;
  onClose: () => void;
  /** The amounts have changed since they were read. */
  onOutdated: () => void;
}

/** Settles the difference of the amounts in view, with the reason for it. */
export const SettlePurchase = ({ purchase, seen, onClose, onOutdated }: SettlePurchaseProps) => {
  const { t } = useTranslation('procurement-console');
  const { repaid_fen: repaid } = purchase;
  const toast = useToast();
  const [settle] = useSettlePurchaseMutation();
  const { keyFor, settle: settleKey } = useIdempotencyKey();
  const form = useContractForm<SettlementForm, SettlementForm>({
    schema: async () => (await import('@caravan/procurement/contract/schema')).settlementForm,
    defaultValues: { note: '' },
    reasons: procurementReasons,
  });
  const send = async ({ note }: SettlementForm) => {
    const body = { note, ...seen };
    const result = await settle({ params: { id: purchase.id }, body, idempotencyKey: keyFor(body) });
    if (result.data) {
      settleKey();
      toast.show(t('books.settled'));
      onClose();
    } else if (['changed_meanwhile', 'no_difference'].includes(reasonOf(result.error) ?? '')) onOutdated();
    return result;
  };
  return (
    <FormDialog
      onClose={onClose}
      title={t('books.settleOf', { number: purchase.supplier_order_no })}
      closesBeside={false}
      submit={t('books.settle')}
      busy={form.busy}
      onSubmit={form.submit(send)}
    >
      <Stack gap="4">
        <DescriptionList
          items={[
            { key: 'paid', term: t('books.paid'), value: <Money fen={seen.paid_fen + repaid} /> },
            ...(repaid ? [{ key: 'repaid', term: t('books.repaid'), value: <Money fen={repaid} /> }] : []),
            { key: 'stated', term: t('books.stated'), value: <Money fen={seen.statement_fen} /> },
            {
              key: 'difference',
              term: t('books.difference'),
              value: <Money fen={seen.statement_fen - seen.paid_fen} signed strong />,
            },
          ]}
        />
        <Lines number={purchase.supplier_order_no} />
        <TextArea
          {...form.field('note')}
          label={t('books.note')}
          hint={t('books.noteHint')}
          maxLength={500}
          rows={3}
          required
        />
      </Stack>
    </FormDialog>
  );
};
