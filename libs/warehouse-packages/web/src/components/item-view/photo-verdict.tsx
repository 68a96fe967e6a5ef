import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDecidePhotosMutation } from '@caravan/warehouse-packages/api';
import type { NewPhotoVerdict, StoreItem } from '@caravan/warehouse-packages/contract';
import { Banner, Button, Panel, Row, Stack, Text, TextArea } from '@caravan/ui-kit';
import { useSingleFlight } from '@caravan/web-core';

export interface PhotoVerdictProps {
  item: StoreItem;
  /** Reads the goods again after the server refused because of outdated data. */
  onOutdated: () => void;
}

/** What the shopper decided, and the service's answer. */
const Decided = ({ verdict }: { verdict: NonNullable<StoreItem['photo_verdict']> }) => {
  const { t } = useTranslation('warehouse-packages');
  const { verdict: kind, note, answer } = verdict;
  const isAnswered = kind === 'rejected' && answer !== null;
  return (
    <Banner tone={kind === 'accepted' ? 'success' : 'warning'}>
      <Stack gap="1">
        <Text size="sm">{t(isAnswered ? 'verdict.answered' : `verdict.${kind}`)}</Text>
        {isAnswered ? (
          <Text size="sm" prewrap>
            {answer}
          </Text>
        ) : null}
        {note ? (
          <Text size="sm" tone="muted" prewrap>
            {note}
          </Text>
        ) : null}
      </Stack>
    </Banner>
  );
};

/** Accepts or rejects the photos that are there; a rejection says what is wrong. */
export const PhotoVerdict = ({ item, onOutdated }: PhotoVerdictProps) => {
  const { t } = useTranslation('warehouse-packages');
  const [decide, { isLoading }] = useDecidePhotosMutation();
  const [isRejecting, setRejecting] = useState(false);
  const [typed, setTyped] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { photo_verdict: verdict, photos_open: isOpen } = item;
  const count = item.photos.length;

  const send = useSingleFlight(async (body: NewPhotoVerdict) => {
    const { error } = await decide({ params: { item_id: item.id }, body });
    if (error) return onOutdated();
    setRejecting(false);
    setTyped('');
  });
  const reject = () => {
    const note = typed.trim();
    setMissing(!note);
    if (note) void send({ verdict: 'rejected', photos: count, note });
  };

  if (!isOpen && !verdict) return null;
  return (
    <Panel title={t('verdict.title')} text={isOpen ? t('verdict.text', { count }) : undefined} gap="3">
      {verdict ? <Decided verdict={verdict} /> : null}
      {isOpen && isRejecting ? (
        <TextArea
          label={t('verdict.note')}
          hint={t('verdict.noteHint')}
          value={typed}
          maxLength={500}
          rows={3}
          error={isMissing && !typed.trim() ? t('verdict.noteMissing') : undefined}
          counterText={(used, max) => t('counter', { used, max })}
          onChange={({ target }) => setTyped(target.value)}
        />
      ) : null}
      {isOpen ? (
        <Row gap="3" wrap>
          {isRejecting ? (
            <>
              <Button busy={isLoading} onClick={reject}>
                {t('verdict.send')}
              </Button>
              <Button variant="ghost" onClick={() => setRejecting(false)}>
                {t('verdict.back')}
              </Button>
            </>
          ) : (
            <>
              <Button busy={isLoading} onClick={() => void send({ verdict: 'accepted', photos: count, note: '' })}>
                {t('verdict.accept')}
              </Button>
              <Button variant="secondary" onClick={() => setRejecting(true)}>
                {t('verdict.reject')}
              </Button>
            </>
          )}
        </Row>
      ) : null}
    </Panel>
  );
};
