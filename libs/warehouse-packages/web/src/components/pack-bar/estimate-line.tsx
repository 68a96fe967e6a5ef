import { useTranslation } from 'react-i18next';
import { useAbout } from '@caravan/content/api';
import { Money, Text } from '@caravan/ui-kit';
import { useFormats } from '@caravan/web-core';
import type { Estimate } from '../../lib/use-estimate.ts';

export interface EstimateLineProps {
  estimate: Estimate;
  /** The destination; undefined until one is known. */
  country: string | undefined;
}

/** The lowest shipping cost of the selection, and the destination. */
export const EstimateLine = ({ estimate, country }: EstimateLineProps) => {
  const { t } = useTranslation('warehouse-packages');
  const about = useAbout();
  const { country: nameOf } = useFormats();
  const place = country === undefined ? '' : nameOf(country);
  const note = (text: string) => (
    <Text size="sm" tone="muted">
      {text}
    </Text>
  );
  if (country === undefined) return note(t('bar.noPlace'));
  switch (estimate.state) {
    case 'none':
      return null;
    case 'asking':
      return note(t('bar.asking', { place }));
    case 'not_served':
      return note(t('bar.notServed', { place }));
    case 'failed':
      return note(t('bar.failed'));
    case 'known': {
      const { cheapest } = estimate;
      if (!cheapest) return note(t('bar.noLine', { place }));
      return (
        <Text as="div" size="sm" tone="ink2">
          {t('bar.from')} <Money fen={cheapest.fee_fen} about={about(cheapest.fee_fen)} strong />{' '}
          {t('bar.by', { line: cheapest.name, place })}
        </Text>
      );
    }
  }
};
