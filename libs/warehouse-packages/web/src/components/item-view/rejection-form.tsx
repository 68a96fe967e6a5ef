import { useTranslation } from 'react-i18next';
import { rejectionReasons } from '@caravan/cart-orders/contract';
import { useDecidePhotosMutation } from '@caravan/warehouse-packages/api';
import {
  returnKinds,
  warehousePackagesReasons,
  type NewPhotoVerdict,
  type StoreItem,
} from '@caravan/warehouse-packages/contract';
import { Button, RadioGroup, Row, SelectField, Stack, Text, TextArea } from '@caravan/ui-kit';
import { useToast } from '@caravan/web-core';
import { useContractForm } from '@caravan/web-core/forms';

/** The shopper's entries; a reason is chosen before they are sent. */
interface Rejection {
  verdict: 'rejected';
  photos: number;
  reason: string;
  kind: string;
  note: string;
}

export interface RejectionFormProps {
  item: StoreItem;
  onBack: () => void;
  onSent: () => void;
  /** Called when the server refuses, because the page shows outdated data. */
  onOutdated: () => void;
}

/** Rejects goods by their photos: why, for what, and what is wrong. The goods go back to their seller by it. */
export const RejectionForm = ({ item, onBack, onSent, onOutdated }: RejectionFormProps) => {
  const { t } = useTranslation('warehouse-packages');
  const toast = useToast();
  const [decide] = useDecidePhotosMutation();
  const form = useContractForm<Rejection, NewPhotoVerdict>({
    schema: async () => (await import('@caravan/warehouse-packages/contract/schema')).newPhotoVerdict,
    defaultValues: { verdict: 'rejected', photos: item.photos.length, reason: '', kind: 'return', note: '' },
    reasons: warehousePackagesReasons,
  });
  const send = async (body: NewPhotoVerdict) => {
    const result = await decide({ params: { item_id: item.id }, body });
    if (result.data) {
      toast.show(t('rejection.asked'));
      onSent();
    } else onOutdated();
    return result;
  };
  return (
    <form noValidate aria-label={t('verdict.reject')} onSubmit={(event) => void form.submit(send)(event)}>
      <Stack gap="4">
        <Text size="sm">{t('verdict.leads', { count: item.quantity })}</Text>
        <SelectField
          {...form.field('reason')}
          required
          label={t('rejection.why')}
          placeholder={t('rejection.choose')}
          options={rejectionReasons.map((value) => ({ value, label: t(`rejection.reason.${value}`) }))}
        />
        <RadioGroup
          {...form.field('kind')}
          label={t('rejection.wish')}
          options={returnKinds.map((value) => ({
            value,
            label: t(`rejection.kind.${value}`),
            hint: t(`rejection.kindHint.${value}`),
          }))}
        />
        <TextArea
          {...form.field('note')}
          required
          label={t('verdict.note')}
          hint={t('rejection.noteHint')}
          maxLength={500}
          rows={3}
          counterText={(used, max) => t('counter', { used, max })}
        />
        <Text size="sm">{t('rejection.pays')}</Text>
        <Row gap="3" wrap>
          <Button type="submit" busy={form.busy}>
            {t('verdict.send')}
          </Button>
          <Button variant="ghost" onClick={onBack}>
            {t('verdict.back')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
};
