import { useContractForm } from '@caravan/web-core/forms';
import { orderReasons, type OrderDecision } from '@caravan/cart-orders/contract';
import { Button, Row, Stack, TextArea } from '@caravan/ui-kit';
import type { SubmitResult } from '@caravan/web-core/forms';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

const maxNote = 500;

export interface NoteFormProps {
  label: string;
  /** The hint below the note, which says that the shopper reads it. */
  hint: string;
  submitLabel: string;
  danger?: boolean;
  /** Another decision, beside the button. */
  beside?: ReactNode;
  onSubmit: (body: OrderDecision) => Promise<SubmitResult>;
}

/** A decision about an order, with a note for the shopper. */
export const NoteForm = ({ label, hint, submitLabel, danger = false, beside, onSubmit }: NoteFormProps) => {
  const { t } = useTranslation('cart-orders-console');
  const form = useContractForm<{ note: string }, OrderDecision>({
    schema: async () => (await import('@caravan/cart-orders/contract/orders')).orderDecision,
    defaultValues: { note: '' },
    reasons: orderReasons,
  });
  return (
    <form noValidate aria-label={label} onSubmit={(event) => void form.submit(onSubmit)(event)}>
      <Stack gap="3">
        <TextArea {...form.field('note')} label={t('steps.note')} hint={hint} maxLength={maxNote} rows={2} />
        <Row gap="3" wrap>
          <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={form.busy}>
            {submitLabel}
          </Button>
          {beside}
        </Row>
      </Stack>
    </form>
  );
};
