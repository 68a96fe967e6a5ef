import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { claimDays } from '@caravan/content/contract';
import { day } from '@caravan/kernel';
import { type Claimable, type Parcel } from '@caravan/warehouse-packages/contract';
import { Button, Panel, Row, Stack, Text } from '@caravan/ui-kit';
import { LocalTime, useDrafts, useFormats } from '@caravan/web-core';
import { claimDraft } from '../../lib/claim-form.ts';
import { ClaimRecord } from './claim-record.tsx';

// The form loads on demand: forms are large, and few packages need one.
const ClaimDialog = lazy(async () => ({ default: (await import('./claim-dialog.tsx')).ClaimDialog }));

/** The amount that can be claimed, and the last day for it. */
const Terms = ({ claimable, doneAt }: { claimable: Claimable; doneAt: string | null }) => {
  const { t } = useTranslation('warehouse-packages');
  const { asYuan } = useFormats();
  const { kinds, max_fen: maxFen, lost_from: lostFrom } = claimable;
  if (maxFen < 1) return <Text size="sm">{t('claims.used')}</Text>;
  if (!kinds.length) return <Text size="sm">{t('claims.ended')}</Text>;
  const until = doneAt && kinds.includes('damaged') ? new Date(Date.parse(doneAt) + claimDays * day) : null;
  return (
    <>
      <Text size="sm">{t('claims.lead', { amount: asYuan(maxFen) })}</Text>
      {until ? (
        <Text size="sm" tone="muted">
          <LocalTime at={until.toISOString()} text={(at) => t('claims.until', { at })} />
        </Text>
      ) : null}
      {doneAt || kinds.includes('lost') ? null : (
        <Text size="sm" tone="muted">
          <LocalTime at={lostFrom} text={(at) => t('claims.lostFrom', { at })} />
        </Text>
      )}
    </>
  );
};

export interface PackageClaimsProps {
  parcel: Pick<Parcel, 'number' | 'claims' | 'claimable' | 'done_at'>;
  /** Called when the server refuses, because the page shows outdated data. */
  onOutdated: () => void;
}

/** The claims on the insurance of a package, and what can be claimed; nothing without insurance and before the shipping. */
export const PackageClaims = ({ parcel, onOutdated }: PackageClaimsProps) => {
  const { t } = useTranslation('warehouse-packages');
  const drafts = useDrafts();
  const [filing, setFiling] = useState(false);
  const { number, claims, claimable, done_at: doneAt } = parcel;
  const mayFile = claimable !== null && claimable.kinds.length > 0;

  // A draft exists if the shopper left while writing, through a login or a reload.
  useEffect(() => {
    if (mayFile && drafts.read(claimDraft(number))) setFiling(true);
  }, [drafts, mayFile, number]);

  if (!claims.length && !claimable) return null;
  const waits = claims.some(({ state }) => state === 'open');
  return (
    <Panel title={t('claims.title')} gap="4">
      {claims.length ? (
        <Stack as="ul" gap="6">
          {claims.map((claim) => (
            <ClaimRecord key={claim.ref} claim={claim} />
          ))}
        </Stack>
      ) : null}
      {claimable && !waits ? <Terms claimable={claimable} doneAt={doneAt} /> : null}
      {mayFile ? (
        <Row>
          <Button variant="secondary" size="sm" onClick={() => setFiling(true)}>
            {t('claims.open')}
          </Button>
        </Row>
      ) : null}
      {filing && mayFile ? (
        <Suspense>
          <ClaimDialog number={number} claimable={claimable} onClose={() => setFiling(false)} onOutdated={onOutdated} />
        </Suspense>
      ) : null}
    </Panel>
  );
};
