import { useTranslation } from 'react-i18next';
import { useAbout } from '@caravan/content/api';
import { unpaidPackageHours } from '@caravan/content/contract';
import { afterSentence, type Fen } from '@caravan/kernel';
import type { Quote } from '@caravan/shipping/contract';
import { ActionBar, Banner, Button, Money, Stack, Text } from '@caravan/ui-kit';
import { useFormats } from '@caravan/web-core';

export interface PackBarProps {
  /** The chosen shipping method; undefined if none is chosen. */
  line: Quote | undefined;
  /** The payment for it. */
  priceFen: Fen;
  busy: boolean;
  /** The id of the form that the button submits. */
  form: string;
}

/** The total and the button, in view on the whole page. */
export const PackTotal = ({ line, priceFen, busy, form }: PackBarProps) => {
  const { t } = useTranslation('warehouse-packages');
  const about = useAbout();
  const sum = (
    <div role="status">
      {line ? (
        <Money fen={priceFen} about={about(priceFen)} size="lg" strong />
      ) : (
        <Text size="sm" tone="muted">
          {t('pack.noLine')}
        </Text>
      )}
    </div>
  );
  const action = (
    <Button type="submit" form={form} size="lg" busy={busy}>
      {t('pack.submit')}
    </Button>
  );
  return <ActionBar label={t('pack.summary')} choice={null} sum={sum} action={action} />;
};

export interface PackTermsProps extends Pick<PackBarProps, 'line' | 'priceFen'> {
  /** Its price when the shopper last clicked the button, if it differs. */
  before: Fen | undefined;
}

/** The payment and its purpose, and that the fee has changed since the last click. */
export const PackTerms = ({ line, priceFen, before }: PackTermsProps) => {
  const { t } = useTranslation('warehouse-packages');
  const { asYuan } = useFormats();
  const isChanged = line !== undefined && before !== undefined && before !== priceFen;
  return (
    <Stack gap="2">
      {isChanged ? (
        <Banner tone="warning" live="alert" title={t('pack.changed.title')}>
          {t('pack.changed.text', { before: asYuan(before), after: asYuan(priceFen) })}
        </Banner>
      ) : null}
      <Text size="sm" tone="muted">
        {t('pack.currency')}
        {afterSentence(t('pack.currency'))}
        {t('pack.next', { hours: unpaidPackageHours })}
      </Text>
    </Stack>
  );
};
