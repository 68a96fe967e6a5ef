import { Money, Text } from '@caravan/ui-kit';
import { useAbout, useFormats, useTexts } from '@caravan/web-core';
import type { Estimate } from '../../lib/use-estimate.ts';

export interface EstimateLineProps {
  estimate: Estimate;
  /** Where it would go; undefined as long as nobody has said. */
  country: string | undefined;
}

/** What the selection would cost to send, at least, and to where. */
export const EstimateLine = ({ estimate, country }: EstimateLineProps) => {
  const t = useTexts('warehouse-packages');
  const about = useAbout();
  const { country: nameOf } = useFormats();
  const place = country === undefined ? '' : nameOf(country);
  const told = (text: string) => (
    <Text size="sm" tone="muted">
      {text}
    </Text>
  );
  if (country === undefined) return told(t('bar.noPlace'));
  switch (estimate.state) {
    case 'none':
      return null;
    case 'asking':
      return told(t('bar.asking', { place }));
    case 'not_served':
      return told(t('bar.notServed', { place }));
    case 'failed':
      return told(t('bar.failed'));
    case 'known': {
      const { cheapest } = estimate;
      if (!cheapest) return told(t('bar.noLine', { place }));
      return (
        <Text as="div" size="sm" tone="ink2">
          {t('bar.from')} <Money fen={cheapest.fee_fen} about={about(cheapest.fee_fen)} strong /> {t('bar.by', { line: cheapest.name, place })}
        </Text>
      );
    }
  }
};
