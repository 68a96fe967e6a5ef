import { useTranslation } from 'react-i18next';
import type { ParcelState as State } from '@caravan/procurement/contract';
import { StatusBadge } from '@caravan/ui-kit';

const tones = { expected: 'info', unmatched: 'warning', received: 'success', discarded: 'neutral' } as const;

export const ParcelState = ({ state }: { state: State }) => {
  const { t } = useTranslation('procurement-console');
  return <StatusBadge tone={tones[state]}>{t(`parcel.state.${state}`)}</StatusBadge>;
};
