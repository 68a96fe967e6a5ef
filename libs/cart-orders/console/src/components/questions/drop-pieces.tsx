import { useTranslation } from 'react-i18next';
import { useDropPiecesMutation } from '@caravan/cart-orders/api/staff';
import {
  isToCome,
  orderReasons,
  toCome,
  type LineDrop,
  type LineDropForm,
  type StaffOrder,
} from '@caravan/cart-orders/contract';
import { PieceStepper } from '@caravan/console-core';
import { Button, Row, Stack, TextArea } from '@caravan/ui-kit';
import { useIdempotencyKey, useToast } from '@caravan/web-core';
import { Controller, useContractForm, useWatch } from '@caravan/web-core/forms';

const maxNote = 500;

/** Refunds pieces that cannot be had, without asking; the rest of the order goes on. */
export const DropPieces = ({ order }: { order: StaffOrder }) => {
  const { t } = useTranslation('cart-orders-console');
  const toast = useToast();
  const [drop] = useDropPiecesMutation();
  const { keyFor, settle } = useIdempotencyKey();
  const lines = order.lines.filter(isToCome);
  const form = useContractForm<LineDropForm, LineDrop>({
    schema: async () => (await import('@caravan/cart-orders/contract/orders')).lineDropForm,
    defaultValues: { pieces: Object.fromEntries(lines.map(({ id }) => [id, 0])), note: '' },
    reasons: orderReasons,
  });
  const send = async (body: LineDrop) => {
    const result = await drop({ params: { number: order.number }, body, idempotencyKey: keyFor(body) });
    if (result.data) {
      settle();
      toast.show(t('drop.done'));
    }
    return result;
  };
  const pieces = useWatch({ control: form.control, name: 'pieces' });
  const isEmpty = Object.values(pieces).every((count) => count === 0);
  return (
    <form noValidate aria-label={t('drop.title')} onSubmit={(event) => void form.submit(send)(event)}>
      <Stack gap="4">
        {lines.map((line) => (
          <Controller
            key={line.id}
            control={form.control}
            name={`pieces.${line.id}`}
            render={({ field: { value, onChange } }) => (
              <PieceStepper line={line} value={value} max={toCome(line)} onChange={onChange} />
            )}
          />
        ))}
        <TextArea
          {...form.field('note')}
          label={t('steps.note')}
          hint={t('steps.shopperReads')}
          maxLength={maxNote}
          rows={2}
        />
        <Row>
          <Button type="submit" variant="danger" busy={form.busy} disabled={isEmpty}>
            {t('drop.send')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
};
