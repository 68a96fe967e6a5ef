import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatFen, formatWeight } from '@caravan/kernel';
import { useOrderRehearsalMutation } from '@caravan/warehouse-packages/api';
import {
  rehearsalHours,
  type NewRehearsalService,
  type PackingKind,
  type StoreItem,
} from '@caravan/warehouse-packages/contract';
import { Banner, Button, DescriptionList, Dialog, Stack, Text, TextArea } from '@caravan/ui-kit';
import { useFormats } from '@caravan/web-core';
import { useOrderService } from '../../lib/use-order-service.ts';

export interface RehearsalDialogProps {
  items: readonly StoreItem[];
  /** The packing options and the note that the shopper chose for the package. */
  kinds: readonly PackingKind[];
  note: string;
  onClose: () => void;
}

/** Orders a packing rehearsal of the chosen goods with the chosen packing options, and leads to its payment. */
export const RehearsalDialog = ({ items, kinds, note, onClose }: RehearsalDialogProps) => {
  const { t } = useTranslation('warehouse-packages');
  const { list } = useFormats();
  const [send] = useOrderRehearsalMutation();
  const [typed, setTyped] = useState(note);
  const [isBusy, setBusy] = useState(false);
  const { offer, changed, order } = useOrderService<NewRehearsalService>(send, onClose);
  const amountFen = offer?.rehearsal_fen;
  const submit = async (): Promise<void> => {
    setBusy(true);
    await order({
      item_ids: items.map(({ id }) => id),
      packing_options: [...kinds],
      note: typed.trim(),
      amount_fen: amountFen,
    });
    setBusy(false);
  };
  const weight = items.reduce((sum, item) => sum + item.weight_g, 0);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('rehearsal.title')}
      closeLabel={t('rehearsal.close')}
      size="form"
      footer={
        <Button busy={isBusy} disabled={amountFen === undefined} onClick={() => void submit()}>
          {t('order.submit', { amount: formatFen(amountFen ?? 0) })}
        </Button>
      }
    >
      <Stack gap="4">
        <Text>{t('rehearsal.text', { hours: rehearsalHours })}</Text>
        <DescriptionList
          items={[
            {
              key: 'goods',
              term: t('pack.goods'),
              value: t('pack.weight', { count: items.length, weight: formatWeight(weight) }),
            },
            {
              key: 'packing',
              term: t('packing.title'),
              value: kinds.length ? list(kinds.map((kind) => t(`packing.kind.${kind}`))) : t('rehearsal.noOptions'),
              hint: t('rehearsal.optionsHint'),
            },
          ]}
        />
        <TextArea
          label={t('pack.note')}
          optionalText={t('pack.optional')}
          value={typed}
          maxLength={500}
          counterText={(used, max) => t('counter', { used, max })}
          rows={3}
          onChange={({ target }) => setTyped(target.value)}
        />
        {changed ? (
          <Banner tone="warning" live="alert">
            {t('order.changed')}
          </Banner>
        ) : null}
      </Stack>
    </Dialog>
  );
};
