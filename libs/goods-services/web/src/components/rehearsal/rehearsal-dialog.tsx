import { useTranslation } from 'react-i18next';
import { useOrderRehearsalMutation } from '@caravan/goods-services/api';
import { type RehearsalOfferProps } from '@caravan/warehouse-packages/api';
import {
  rehearsalHours,
  goodsServicesReasons,
  type NewRehearsalService,
  type NewRehearsalServiceForm,
} from '@caravan/goods-services/contract';
import { Banner, DescriptionList, Stack, Text, TextArea } from '@caravan/ui-kit';
import { useFormats } from '@caravan/web-core';
import { FormDialog, useContractForm } from '@caravan/web-core/forms';
import { useOrderService } from '../../lib/use-order-service.ts';

export interface RehearsalDialogProps extends RehearsalOfferProps {
  onClose: () => void;
}

/** Orders a packing rehearsal of the chosen goods with the chosen packing options, and leads to its payment. */
export const RehearsalDialog = ({ items, kinds, note, onClose }: RehearsalDialogProps) => {
  const { t } = useTranslation(['goods-services', 'warehouse-packages']);
  const { list, asYuan, asWeight } = useFormats();
  const [send] = useOrderRehearsalMutation();
  const { offer, changed, order } = useOrderService<NewRehearsalService>(send, onClose);
  const amountFen = offer?.rehearsal_fen;
  const form = useContractForm<NewRehearsalServiceForm, NewRehearsalService>({
    schema: async () => (await import('@caravan/goods-services/contract/schema')).newRehearsalService,
    defaultValues: { item_ids: items.map(({ id }) => id), packing_options: [...kinds], note },
    reasons: goodsServicesReasons,
  });
  const weight = items.reduce((sum, item) => sum + item.weight_g, 0);
  return (
    <FormDialog
      onClose={onClose}
      title={t('rehearsal.title')}
      size="form"
      submit={t('order.submit', { amount: asYuan(amountFen ?? 0) })}
      busy={form.busy}
      disabled={amountFen === undefined}
      onSubmit={(event) => {
        // The offer is inside the form of the package, which React would submit, too.
        event.stopPropagation();
        void form.submit((values) => order({ ...values, amount_fen: amountFen }))(event);
      }}
    >
      <Stack gap="4">
        <Text>{t('rehearsal.text', { hours: rehearsalHours })}</Text>
        <DescriptionList
          items={[
            {
              key: 'goods',
              term: t('pack.goods', { ns: 'warehouse-packages' }),
              value: t('pack.weight', {
                ns: 'warehouse-packages',
                count: items.length,
                weight: asWeight(weight),
              }),
            },
            {
              key: 'packing',
              term: t('packing.title', { ns: 'warehouse-packages' }),
              value: kinds.length
                ? list(kinds.map((kind) => t(`packing.kind.${kind}`, { ns: 'warehouse-packages' })))
                : t('rehearsal.noOptions'),
              hint: t('rehearsal.optionsHint'),
            },
          ]}
        />
        <TextArea
          {...form.field('note')}
          label={t('pack.note', { ns: 'warehouse-packages' })}
          optionalText={t('pack.optional', { ns: 'warehouse-packages' })}
          maxLength={500}
          counterText={(used, max) => t('counter', { used, max })}
          rows={3}
        />
        {changed ? (
          <Banner tone="warning" live="alert">
            {t('order.changed')}
          </Banner>
        ) : null}
      </Stack>
    </FormDialog>
  );
};
