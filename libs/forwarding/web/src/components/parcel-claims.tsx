import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetForwardingAddressQuery, useListParcelClaimsQuery } from '@caravan/forwarding/api';
import { parcelClaimDays, type ParcelClaim } from '@caravan/forwarding/contract';
import { supportPaths } from '@caravan/routes';
import { Badge, Disclosure, Heading, Image, Link, Panel, Row, Stack, Text } from '@caravan/ui-kit';
import { freshForSeconds, lazyPart, LocalTime } from '@caravan/web-core';

const tones = { open: 'warning', given: 'success', refused: 'neutral' } as const;

/** Few shoppers miss a parcel: what chooses files loads for them alone. */
const ClaimForm = lazyPart(async () => (await import('./claim-form.tsx')).ClaimForm);

/** The latest claims; older ones are decided long ago. */
export const claimsQuery = { page: 1, page_size: 10 } as const;

/** A claim with its state, what the shopper wrote, and our answer. */
const ClaimRecord = ({ claim }: { claim: ParcelClaim }) => {
  const { t } = useTranslation('forwarding');
  const { tracking_number: number, state, contents, proof, pictures, note, created_at: at } = claim;
  return (
    <Stack as="li" gap="2">
      <Row gap="3" wrap>
        <Heading level={3} size="sm">
          {number}
        </Heading>
        <Badge tone={tones[state]}>{t(`claims.state.${state}`)}</Badge>
        <Text size="sm" tone="muted">
          <LocalTime at={at} />
        </Text>
      </Row>
      <Text size="sm">{contents}</Text>
      <Text size="sm" tone="muted" prewrap measure>
        {proof}
      </Text>
      {pictures.length ? (
        <Row gap="2" wrap>
          {pictures.map((src, index) => (
            <Link key={src} href={src} newTab>
              <Image src={src} alt={t('claims.picture', { place: index + 1 })} size="72" radius="control" />
            </Link>
          ))}
        </Row>
      ) : null}
      {note ? <Text prewrap>{t('claims.answer', { note })}</Text> : null}
      {state === 'open' ? (
        <Text size="sm" tone="muted">
          {t('claims.waiting', { count: parcelClaimDays.due })}
        </Text>
      ) : null}
    </Stack>
  );
};

/** Parcels that came without a code: the shopper says which are theirs, and what proves it. */
export const ParcelClaims = () => {
  const { t } = useTranslation('forwarding');
  const [opened, setOpened] = useState(false);
  const { data } = useListParcelClaimsQuery({ query: claimsQuery }, { refetchOnMountOrArgChange: freshForSeconds });
  const { data: address } = useGetForwardingAddressQuery();
  const isClosed = address?.warehouses.length === 0;
  if (isClosed && !data?.items.length) return null;
  return (
    <Panel title={t('claims.title')} text={isClosed ? undefined : t('claims.lead')}>
      <Stack gap="4">
        {isClosed ? null : (
          <Disclosure summary={t('claims.open')} onOpen={() => setOpened(true)}>
            {opened ? <ClaimForm /> : null}
          </Disclosure>
        )}
        {data?.items.length ? (
          <Stack as="ul" gap="4" aria-label={t('claims.list')}>
            {data.items.map((claim) => (
              <ClaimRecord key={claim.id} claim={claim} />
            ))}
          </Stack>
        ) : null}
        <Text size="sm" tone="muted">
          <Link to={supportPaths.conversations.href()}>{t('claims.write')}</Link>
        </Text>
      </Stack>
    </Panel>
  );
};
