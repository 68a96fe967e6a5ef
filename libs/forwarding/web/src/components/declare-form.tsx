import { useTranslation } from 'react-i18next';
import { useDeclareOwnParcelMutation } from '@caravan/forwarding/api';
import { forwardingReasons, maxContents, type Declaration, type OwnParcel } from '@caravan/forwarding/contract';
import { Banner, Button, Grid, Stack, TextField } from '@caravan/ui-kit';
import { useToast } from '@caravan/web-core';
import { useContractForm } from '@caravan/web-core/forms';

/** Answers what is in a parcel that is not what was announced; its goods can be packed then. */
export const DeclareForm = ({ parcel }: { parcel: OwnParcel }) => {
  const { t } = useTranslation('forwarding');
  const toast = useToast();
  const [declare] = useDeclareOwnParcelMutation();
  const form = useContractForm<{ contents: string; value_fen: string }, Declaration>({
    schema: async () => (await import('@caravan/forwarding/contract/schema')).declarationForm,
    defaultValues: { contents: parcel.contents, value_fen: parcel.value_fen ? String(parcel.value_fen / 100) : '' },
    reasons: forwardingReasons,
  });
  const send = async (body: Declaration) => {
    const result = await declare({ params: { number: parcel.number }, body });
    if (result.data) toast.show(t('declare.done'));
    return result;
  };
  return (
    <form noValidate aria-label={t('declare.title')} onSubmit={(event) => void form.submit(send)(event)}>
      <Stack gap="4">
        <Banner tone="warning" title={t('declare.title')}>
          {parcel.question || t(parcel.announced ? 'declare.differs' : 'declare.unannounced')}
        </Banner>
        <Grid columns={{ base: 1, md: 2 }} gap="4">
          <TextField {...form.field('contents')} label={t('announce.contents')} required maxLength={maxContents} />
          <TextField
            {...form.field('value_fen')}
            label={t('announce.value')}
            inputMode="decimal"
            prefix="¥"
            numeric
            required
            autoComplete="off"
          />
        </Grid>
        <div>
          <Button type="submit" busy={form.busy}>
            {t('declare.send')}
          </Button>
        </div>
      </Stack>
    </form>
  );
};
