import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PackageQuotes } from '@caravan/shipping/contract';
import { useAccuracyToAddress } from '@caravan/shipping/web/accuracy';
import { Banner, Card, FieldError, Heading, Loading, Skeleton, Stack, Text } from '@caravan/ui-kit';
import { RetryButton } from '@caravan/web-core';
import type { QuoteProblem } from '../../lib/use-quote.ts';
import type { PackForm } from '../../lib/use-pack-form.ts';
import { MethodChooser } from '../method-chooser/method-chooser.tsx';

export interface PackMethodsProps {
  quotes: PackageQuotes | undefined;
  problem: QuoteProblem | undefined;
  /** Empty without an address, so that there are no shipping methods. */
  addressId: string;
  field: ReturnType<PackForm['field']>;
  chosen: string;
  /** Shown above the methods once there are quotes. */
  action: ReactNode;
  onRetry: () => void;
}

const errorId = 'line-missing';

const Content = ({
  quotes,
  problem,
  addressId,
  field: { name, onChange, onBlur, ref },
  chosen,
  action,
  onRetry,
}: PackMethodsProps) => {
  const { t } = useTranslation('warehouse-packages');
  const accuracy = useAccuracyToAddress(addressId);
  if (quotes)
    return (
      <MethodChooser
        lines={quotes.lines}
        field={{ name, onChange, onBlur, ref }}
        chosen={chosen}
        accuracy={accuracy}
        action={action}
      />
    );
  if (addressId === '' || problem === 'goods') {
    return <Text tone="muted">{t(problem === 'goods' ? 'pack.lines.goods' : 'pack.lines.noAddress')}</Text>;
  }
  if (problem) {
    return (
      <Banner
        tone="danger"
        live="alert"
        action={
          problem === 'failed' || problem === 'services' ? <RetryButton size="sm" onRetry={onRetry} /> : undefined
        }
      >
        {t(`pack.lines.${problem}`)}
      </Banner>
    );
  }
  return (
    <Loading label={t('pack.lines.loading')}>
      <Stack gap="3">
        <Skeleton shape="row" />
        <Skeleton shape="row" />
        <Skeleton shape="row" />
      </Stack>
    </Loading>
  );
};

/** The shipping methods to the chosen address, and the chosen one. */
export const PackMethods = (props: PackMethodsProps) => {
  const { t } = useTranslation('warehouse-packages');
  const { error } = props.field;
  return (
    <Card as="section" aria-label={t('pack.lines.title')}>
      <Stack gap="3">
        <Heading level={2} size="md">
          {t('pack.lines.title')}
        </Heading>
        {error ? <FieldError id={errorId}>{error}</FieldError> : null}
        <fieldset aria-label={t('pack.lines.title')} aria-describedby={error ? errorId : undefined}>
          <Content {...props} />
        </fieldset>
      </Stack>
    </Card>
  );
};
