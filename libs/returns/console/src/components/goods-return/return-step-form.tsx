import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner, Button, Panel, Row, Stack, TextArea } from '@caravan/ui-kit';
import { useSettleReturnMutation, useStepReturnMutation } from '@caravan/returns/api/staff';
import {
  returnsReasons,
  type ReturnSettlement,
  type ReturnStep,
  type ReturnStepBody,
  type ReturnStepForm as StepValues,
} from '@caravan/returns/contract';
import { failureOf, isApiError, useIdempotencyKey, useToast } from '@caravan/web-core';
import { useContractForm, type ContractForm } from '@caravan/web-core/forms';
import { useState } from 'react';

/** A form sends a step, or the money that settles a return. */
export type StepBody = ReturnSettlement | ReturnStepBody;

/** Everything that a step may need; each form registers its own part. A settlement by money names no step. */
export interface StepFields {
  step?: ReturnStep;
  note: string;
  fee_fen?: number;
  carrier?: string;
  tracking_number?: string;
  freight_fen?: number | null;
  refund_fen?: number;
  replacement?: Partial<Extract<StepValues, { step: 'settled' }>['replacement']>;
}

export interface ReturnStepFormProps {
  number: string;
  defaultValues: StepFields;
  /** A refusal needs a reason, which the shopper reads. */
  danger?: boolean;
  /** The fields of the step besides the note. */
  children?: (form: ContractForm<StepFields, StepBody>) => ReactNode;
  onDone?: (() => void) | undefined;
}

/** One step of a return, with what the seller said or did. */
export const ReturnStepForm = ({ number, defaultValues, danger = false, children, onDone }: ReturnStepFormProps) => {
  const { t } = useTranslation('returns-console');
  const toast = useToast();
  const [step] = useStepReturnMutation();
  const [settleByMoney] = useSettleReturnMutation();
  const { keyFor, settle } = useIdempotencyKey();
  const [refusal, setRefusal] = useState('');
  const name = defaultValues.step ?? 'settled';
  const form = useContractForm<StepFields, StepBody>({
    schema: async () => {
      const { returnSettlement, returnStep } = await import('@caravan/returns/contract/staff');
      return defaultValues.step ? returnStep : returnSettlement;
    },
    defaultValues,
    reasons: returnsReasons,
  });
  const send = async (body: StepBody) => {
    const call = { params: { number }, idempotencyKey: keyFor(JSON.stringify([number, body])) };
    const result = await ('step' in body ? step({ ...call, body }) : settleByMoney({ ...call, body }));
    // The dialog that asks a colleague says why; fields have their own messages.
    const failure = failureOf(result.error);
    const isSaid = failure?.reason === 'approval_needed' || Object.keys(failure?.fields ?? {}).length > 0;
    const message = isApiError(result.error) ? result.error.message : '';
    setRefusal(result.error && !isSaid ? message || t('returns.noAnswer') : '');
    if (result.data) {
      settle();
      toast.show(t(`returns.done.${name}`));
      onDone?.();
    }
    return result;
  };
  return (
    <Panel title={t(`returns.do.${name}`)} text={t(`returns.doText.${name}`)}>
      <form noValidate aria-label={t(`returns.do.${name}`)} onSubmit={(event) => void form.submit(send)(event)}>
        <Stack gap="3">
          {children?.(form)}
          <TextArea
            {...form.field('note')}
            label={t('returns.note')}
            hint={t('returns.noteHint')}
            required={danger}
            maxLength={500}
            rows={2}
          />
          {refusal ? <Banner tone="danger">{refusal}</Banner> : null}
          <Row>
            <Button type="submit" variant={danger ? 'secondary' : 'primary'} busy={form.busy}>
              {t(`returns.do.${name}`)}
            </Button>
          </Row>
        </Stack>
      </form>
    </Panel>
  );
};
