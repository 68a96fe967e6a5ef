import { useTranslation } from 'react-i18next';
import { warehouseConsolePaths } from '@caravan/routes/console';
import { Button, RadioGroup, Row, SelectField, Stack, Text, TextArea } from '@caravan/ui-kit';
import { useOpenStaffReturnMutation } from '@caravan/returns/api/staff';
import { returnPayer, returnReasons, returnsReasons, type NewStaffReturn } from '@caravan/returns/contract';
import { returnKinds } from '@caravan/warehouse-packages/contract';
import { useIdempotencyKey, useNavigate, useToast } from '@caravan/web-core';
import { useContractForm, useWatch } from '@caravan/web-core/forms';

/** Goods in the warehouse that nothing reserves. */
export interface ReturnableGoods {
  id: string;
  name: string;
  quantity: number;
}

interface Wish {
  item_id: string;
  quantity: number;
  kind: string;
  reason: string;
  note: string;
}

export interface NewReturnFormProps {
  goods: readonly ReturnableGoods[];
  /** The id of the goods that a link named; they may be gone. */
  chosen: string;
}

/** Which goods go back, why, and for what. */
export const NewReturnForm = ({ goods, chosen }: NewReturnFormProps) => {
  const { t } = useTranslation('returns-console');
  const toast = useToast();
  const navigate = useNavigate();
  const [open] = useOpenStaffReturnMutation();
  const { keyFor, settle } = useIdempotencyKey();
  const first = goods.find(({ id }) => id === chosen) ?? goods[0];
  const form = useContractForm<Wish, NewStaffReturn>({
    schema: async () => (await import('@caravan/returns/contract/staff')).newStaffReturn,
    defaultValues: { item_id: first?.id ?? '', quantity: first?.quantity ?? 1, kind: 'return', reason: '', note: '' },
    reasons: returnsReasons,
  });
  const reason = useWatch({ control: form.control, name: 'reason' });
  const known = returnReasons.find((one) => one === reason);
  const send = async (wish: NewStaffReturn) => {
    // Goods go back with all their pieces.
    const quantity = goods.find(({ id }) => id === wish.item_id)?.quantity ?? wish.quantity;
    const body = { ...wish, quantity };
    const result = await open({ body, idempotencyKey: keyFor(body) });
    if (result.data) {
      settle();
      toast.show(t('returns.opened'));
      await navigate(warehouseConsolePaths.returnDetail.href({ number: result.data.number }));
    }
    return result;
  };
  return (
    <form noValidate aria-label={t('returns.new')} onSubmit={(event) => void form.submit(send)(event)}>
      <Stack gap="4">
        <RadioGroup
          {...form.field('item_id')}
          label={t('returns.goods')}
          options={goods.map(({ id, name, quantity }) => ({
            value: id,
            label: name,
            hint: t('returns.pieces', { count: quantity }),
          }))}
        />
        <SelectField
          {...form.field('reason')}
          required
          label={t('returns.why')}
          placeholder={t('returns.choose')}
          options={returnReasons.map((value) => ({ value, label: t(`returns.reason.${value}`) }))}
        />
        <RadioGroup
          {...form.field('kind')}
          label={t('returns.wish')}
          options={returnKinds.map((value) => ({ value, label: t(`returns.kind.${value}`) }))}
        />
        {known ? <Text size="sm">{t(`returns.payer.${returnPayer(known)}`)}</Text> : null}
        <TextArea
          {...form.field('note')}
          label={t('returns.note')}
          hint={t('returns.noteHint')}
          maxLength={500}
          rows={2}
        />
        <Row>
          <Button type="submit" busy={form.busy}>
            {t('returns.new')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
};
