import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { warehousePackagesPaths } from '@caravan/routes';
import { useDecidePhotosMutation } from '@caravan/warehouse-packages/api';
import { type StoreItem } from '@caravan/warehouse-packages/contract';
import { Banner, Button, Link, Panel, Row, Stack, Text } from '@caravan/ui-kit';
import { useSingleFlight } from '@caravan/web-core';
import { RejectionForm } from './rejection-form.tsx';

export interface PhotoVerdictProps {
  item: StoreItem;
  /** Reads the goods again after the server refused because of outdated data. */
  onOutdated: () => void;
}

/** The shopper's decision, and the return that a rejection opened. */
const Decided = ({ verdict }: { verdict: NonNullable<StoreItem['photo_verdict']> }) => {
  const { t } = useTranslation('warehouse-packages');
  const { verdict: kind, note, return_number: number } = verdict;
  return (
    <Banner tone={kind === 'accepted' ? 'success' : 'warning'}>
      <Stack gap="1">
        <Text size="sm">{t(`verdict.${kind}`)}</Text>
        {note ? (
          <Text size="sm" tone="muted" prewrap>
            {note}
          </Text>
        ) : null}
        {number === null ? null : (
          <Text size="sm">
            <Link to={warehousePackagesPaths.returnDetail.href({ number })}>{t('verdict.toReturn', { number })}</Link>
          </Text>
        )}
      </Stack>
    </Banner>
  );
};

export interface VerdictActionsProps extends PhotoVerdictProps {
  size?: 'sm' | 'md';
  onDecided?: () => void;
}

/** Accepts the photos that are there, or rejects them in a form that takes the place of the buttons. */
export const VerdictActions = ({ item, size = 'md', onDecided, onOutdated }: VerdictActionsProps) => {
  const { t } = useTranslation('warehouse-packages');
  const [decide, { isLoading }] = useDecidePhotosMutation();
  const [isRejecting, setRejecting] = useState(false);
  const accept = useSingleFlight(async () => {
    const { error } = await decide({
      params: { item_id: item.id },
      body: { verdict: 'accepted', photos: item.photos.length, note: '' },
    });
    if (error) onOutdated();
    else onDecided?.();
  });
  if (!item.photos_open) return null;
  if (isRejecting) {
    const sent = () => {
      setRejecting(false);
      onDecided?.();
    };
    return <RejectionForm item={item} onBack={() => setRejecting(false)} onSent={sent} onOutdated={onOutdated} />;
  }
  return (
    <Row gap="3" wrap>
      <Button size={size} busy={isLoading} onClick={() => void accept()}>
        {t('verdict.accept')}
      </Button>
      <Button size={size} variant="secondary" onClick={() => setRejecting(true)}>
        {t('verdict.reject')}
      </Button>
    </Row>
  );
};

/** The shopper's decision about the photos, or the buttons for it. */
export const PhotoVerdict = ({ item, onOutdated }: PhotoVerdictProps) => {
  const { t } = useTranslation('warehouse-packages');
  const { photo_verdict: verdict, photos_open: isOpen } = item;
  if (!isOpen && !verdict) return null;
  return (
    <Panel
      title={t('verdict.title')}
      text={isOpen ? t('verdict.text', { count: item.photos.length }) : undefined}
      gap="3"
    >
      {verdict ? <Decided verdict={verdict} /> : null}
      <VerdictActions item={item} onOutdated={onOutdated} />
    </Panel>
  );
};
