import { useTranslation } from 'react-i18next';
import { useRequestReturnMutation } from '@caravan/returns/api';
import {
  returnKindsFor,
  returnPayer,
  returnReasons,
  returnsReasons,
  type NewReturn,
  type ReturnReason,
} from '@caravan/returns/contract';
import { RadioGroup, SelectField, Stack, Text, TextArea } from '@caravan/ui-kit';
import type { ReturnButtonProps } from '@caravan/warehouse-packages/api';
import { LocalTime, useIdempotencyKey, useToast } from '@caravan/web-core';
import { FormDialog, useContractForm, useWatch } from '@caravan/web-core/forms';

/** The shopper's entries; a reason is chosen before they are sent. */
interface Wish {
  item_id: string;
  quantity: number;
  kind: string;
  reason: string;
  text: string;
}

export interface ReturnDialogProps extends Pick<ReturnButtonProps, 'item' | 'onOutdated'> {
  onClose: () => void;
}

/** Asks to return goods or to exchange them, and says before that who pays the way back. */
export const ReturnDialog = ({ item, onClose, onOutdated }: ReturnDialogProps) => {
  const { t } = useTranslation('returns');
  const toast = useToast();
  const [request] = useRequestReturnMutation();
  const { keyFor, settle } = useIdempotencyKey();
  const form = useContractForm<Wish, NewReturn>({
    schema: async () => (await import('@caravan/returns/contract/schema')).newReturn,
    defaultValues: { item_id: item.id, quantity: item.quantity, kind: 'return', reason: '', text: '' },
    reasons: returnsReasons,
  });
  const reasonField = form.field('reason');
  const chosen = useWatch({ control: form.control, name: 'reason' });
  const reason = returnReasons.find((one): one is ReturnReason => one === chosen);
  const kinds = reason ? returnKindsFor(reason) : returnKindsFor('damaged');
  const send = async (body: NewReturn) => {
    const result = await request({ body, idempotencyKey: keyFor(body) });
    if (result.data) {
      settle();
      toast.show(t('returns.asked'));
      onClose();
    } else onOutdated();
    return result;
  };
  return (
    <FormDialog
      onClose={onClose}
      title={t('returns.ask')}
      closesBeside={false}
      size="form"
      submit={t('returns.send')}
      busy={form.busy}
      onSubmit={form.submit(send)}
    >
      <Stack gap="4">
        <div>
          <Text weight="medium">{item.name}</Text>
          <Text size="sm" tone="muted">
            {t('returns.all', { count: item.quantity })}{' '}
            <LocalTime at={item.return_until} text={(until) => t('returns.until', { until })} />
          </Text>
        </div>
        <SelectField
          {...reasonField}
          required
          onChange={(event) => {
            // Goods that are as ordered are not exchanged.
            if (event.target.value === 'changed_mind') form.setValue('kind', 'return');
            return reasonField.onChange(event);
          }}
          label={t('returns.why')}
          placeholder={t('returns.choose')}
          options={returnReasons.map((value) => ({ value, label: t(`returns.reason.${value}`) }))}
        />
        <RadioGroup
          {...form.field('kind')}
          label={t('returns.wish')}
          options={(['return', 'exchange'] as const).map((value) => ({
            value,
            label: t(`returns.kind.${value}`),
            hint: t(kinds.includes(value) ? `returns.kindHint.${value}` : 'returns.noExchange'),
            disabled: !kinds.includes(value),
          }))}
        />
        <TextArea
          {...form.field('text')}
          label={t('returns.text')}
          hint={t('returns.textHint')}
          maxLength={500}
          rows={3}
        />
        <div role="status">
          <Text size="sm">{reason ? t(`returns.pays.${returnPayer(reason)}`) : t('returns.paysUnknown')}</Text>
        </div>
      </Stack>
    </FormDialog>
  );
};
