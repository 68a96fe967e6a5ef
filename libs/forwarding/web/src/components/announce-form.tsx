import { useTranslation } from 'react-i18next';
import {
  useAnnounceParcelMutation,
  useGetForwardingAddressQuery,
  useUpdateOwnParcelMutation,
} from '@caravan/forwarding/api';
import {
  forwardingReasons,
  maxContents,
  maxPhotoWish,
  maxShop,
  type Announcement,
  type OwnParcel,
  type WarehouseAddress,
} from '@caravan/forwarding/contract';
import { Button, Disclosure, Grid, Row, SelectField, Stack, TextArea, TextField } from '@caravan/ui-kit';
import { useIdempotencyKey, useToast } from '@caravan/web-core';
import { useContractForm } from '@caravan/web-core/forms';

/** As typed: the value in yuan. */
interface Typed {
  tracking_number: string;
  contents: string;
  shop: string;
  quantity: string;
  value_fen: string;
  photo_note: string;
  warehouse: string;
}

type Listed = Pick<WarehouseAddress, 'id' | 'name'>;

const typedOf = (parcel: OwnParcel | undefined, warehouse: string): Typed => ({
  tracking_number: parcel?.tracking_number ?? '',
  contents: parcel?.contents ?? '',
  shop: parcel?.shop ?? '',
  quantity: String(parcel?.quantity ?? 1),
  value_fen: parcel?.value_fen ? String(parcel.value_fen / 100) : '',
  photo_note: parcel?.photo_note ?? '',
  warehouse,
});

/** The warehouses to choose from. One that was closed meanwhile stays with its announcement, and gets no new one. */
const choiceOf = (active: readonly Listed[], said: Listed | undefined): readonly Listed[] => {
  const all = said && !active.some(({ id }) => id === said.id) ? [...active, said] : active;
  return all.length > 1 ? all : [];
};

export interface AnnounceFormProps {
  /** The announcement that is changed, or that is made anew. */
  parcel?: OwnParcel;
  again?: boolean;
  onDone?: () => void;
}

/** Announces a parcel, or changes what was announced; a number and what is in it are enough. */
export const AnnounceForm = ({ parcel, again = false, onDone }: AnnounceFormProps) => {
  const changes = parcel && !again;
  const { t } = useTranslation('forwarding');
  const toast = useToast();
  const [announce] = useAnnounceParcelMutation();
  const [update] = useUpdateOwnParcelMutation();
  const { keyFor, settle } = useIdempotencyKey();
  const { data: address } = useGetForwardingAddressQuery();
  const active = address?.warehouses ?? [];
  const said = changes ? parcel.warehouse : active.find(({ id }) => id === parcel?.warehouse?.id);
  const several = choiceOf(active, said);
  const first = changes ? undefined : several[0];
  const form = useContractForm<Typed, Announcement>({
    schema: async () => (await import('@caravan/forwarding/contract/schema')).announcementForm,
    defaultValues: typedOf(parcel, (said ?? first)?.id ?? ''),
    reasons: forwardingReasons,
  });
  const send = async (body: Announcement) => {
    const result = changes
      ? await update({ params: { number: parcel.number }, body })
      : await announce({ body, idempotencyKey: keyFor(body) });
    if (result.data) {
      settle();
      form.reset();
      toast.show(t(changes ? 'announce.changed' : 'announce.done'));
      onDone?.();
    }
    return result;
  };
  const more = (
    <Stack gap="4">
      <Grid columns={{ base: 1, md: 3 }} gap="4">
        <TextField {...form.field('shop')} label={t('announce.shop')} maxLength={maxShop} />
        <TextField
          {...form.field('quantity')}
          label={t('announce.quantity')}
          inputMode="numeric"
          numeric
          autoComplete="off"
        />
        <TextField
          {...form.field('value_fen')}
          label={t('announce.value')}
          hint={t('announce.valueHint')}
          inputMode="decimal"
          prefix="¥"
          numeric
          autoComplete="off"
        />
      </Grid>
      <TextArea
        {...form.field('photo_note')}
        label={t('announce.photos')}
        hint={t('announce.photosHint')}
        maxLength={maxPhotoWish}
        rows={2}
      />
    </Stack>
  );
  return (
    <form
      noValidate
      aria-label={t(changes ? 'edit' : again ? 'again' : 'announce.title')}
      onSubmit={(event) => void form.submit(send)(event)}
    >
      <Stack gap="4">
        <Grid columns={{ base: 1, md: 2 }} gap="4">
          <TextField {...form.field('tracking_number')} label={t('announce.number')} required autoComplete="off" />
          <TextField
            {...form.field('contents')}
            label={t('announce.contents')}
            hint={t('announce.contentsHint')}
            required
            maxLength={maxContents}
          />
        </Grid>
        {several.length ? (
          <SelectField
            {...form.field('warehouse')}
            label={t('announce.warehouse')}
            {...(changes && !said && { placeholder: t('announce.anyWarehouse') })}
            options={several.map(({ id, name }) => ({ value: id, label: name }))}
          />
        ) : null}
        {parcel ? more : <Disclosure summary={t('announce.more')}>{more}</Disclosure>}
        <Row gap="3">
          <Button type="submit" busy={form.busy}>
            {t(changes ? 'announce.save' : 'announce.send')}
          </Button>
          {onDone ? (
            <Button variant="ghost" onClick={onDone}>
              {t('cancel')}
            </Button>
          ) : null}
        </Row>
      </Stack>
    </form>
  );
};
