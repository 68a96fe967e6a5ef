import { useTranslation } from 'react-i18next';
import { useDiscardParcelMutation } from '@caravan/procurement/api';
import { procurementReasons, type ParcelDecision } from '@caravan/procurement/contract';
import { Button, Row, Stack, TextArea } from '@caravan/ui-kit';
import { useToast } from '@caravan/web-core';
import { useContractForm } from '@caravan/web-core/forms';

const maxNote = 500;

/** Puts a parcel aside, with the reason. */
export const DiscardParcel = ({ parcelId, onDone }: { parcelId: string; onDone?: () => void }) => {
  const { t } = useTranslation('procurement-console');
  const toast = useToast();
  const [discard] = useDiscardParcelMutation();
  const form = useContractForm<{ note: string }, ParcelDecision>({
    schema: async () => (await import('@caravan/procurement/contract/schema')).parcelDecision,
    defaultValues: { note: '' },
    reasons: procurementReasons,
  });
  const send = async (body: ParcelDecision) => {
    const result = await discard({ params: { id: parcelId }, body });
    if (result.data) {
      toast.show(t('parcel.discarded'));
      onDone?.();
    }
    return result;
  };
  return (
    <form noValidate aria-label={t('parcel.discard')} onSubmit={(event) => void form.submit(send)(event)}>
      <Stack gap="3">
        <TextArea {...form.field('note')} label={t('parcel.discardNote')} required maxLength={maxNote} rows={2} />
        <Row>
          <Button type="submit" variant="danger" busy={form.busy}>
            {t('parcel.discard')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
};
