import { useTranslation } from 'react-i18next';
import { Button, Panel, Row, Stack, Text } from '@caravan/ui-kit';
import type { UnknownCode } from '../../lib/use-receiving.ts';
import { KeepParcelForm } from './keep-parcel-form.tsx';

export interface UnknownParcelProps {
  unknown: UnknownCode;
  onOpen: (parcelId: string) => Promise<void>;
  onKept: () => void;
}

/** A code that leads to no parcel: one of similar numbers may be meant, otherwise the parcel is kept. */
export const UnknownParcel = ({ unknown: { code, candidates }, onOpen, onKept }: UnknownParcelProps) => {
  const { t } = useTranslation('procurement-console');
  const parcels = candidates.filter(({ kind }) => kind === 'parcel');
  return (
    <Stack gap="4">
      {parcels.length ? (
        <Panel title={t('receive.similar')}>
          <Row gap="2" wrap>
            {parcels.map(({ ref, title }) => (
              <Button key={ref} variant="secondary" size="lg" onClick={() => void onOpen(ref)}>
                {title}
              </Button>
            ))}
          </Row>
        </Panel>
      ) : null}
      <Panel title={t('keep.title')}>
        <Text tone="muted">{t('keep.lead')}</Text>
        <KeepParcelForm trackingNumber={code} onKept={onKept} />
      </Panel>
    </Stack>
  );
};
