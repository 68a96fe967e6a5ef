import { useTranslation } from 'react-i18next';
import { Grid, Panel, TextArea, TextField } from '@caravan/ui-kit';
import type { CheckoutForm } from '../../lib/use-checkout-form.ts';

const maxOrderNote = 500;

/** The contact for questions about the goods, and a note for the whole order. */
export const ContactFields = ({ field }: Pick<CheckoutForm, 'field'>) => {
  const { t } = useTranslation('cart-orders');
  const optionalText = t('checkout.optional');
  return (
    <Panel title={t('checkout.contact')} text={t('checkout.contactHint')}>
      <Grid columns={{ base: 1, sm: 2 }} gap="4" align="start">
        <TextField {...field('contact.name')} required label={t('checkout.name')} autoComplete="name" maxLength={60} />
        <TextField
          {...field('contact.phone')}
          label={t('checkout.phone')}
          optionalText={optionalText}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={30}
        />
      </Grid>
      <TextField
        {...field('contact.im')}
        label={t('checkout.im')}
        hint={t('checkout.imHint')}
        optionalText={optionalText}
        autoComplete="off"
        autoCapitalize="none"
        maxLength={60}
      />
      <TextArea
        {...field('note')}
        label={t('checkout.note')}
        hint={t('checkout.noteHint')}
        optionalText={optionalText}
        maxLength={maxOrderNote}
        counterText={(used, max) => t('checkout.counter', { used, max })}
        rows={2}
      />
    </Panel>
  );
};
