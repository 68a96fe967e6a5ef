import { useTranslation } from 'react-i18next';
import { useStaffMe } from '@caravan/console-core';
import { useGiveClaimedParcelMutation, useRefuseParcelClaimMutation } from '@caravan/forwarding/api/staff';
import {
  forwardingReasons,
  refuseParcelClaim,
  type ParcelClaimRefusal,
  type StaffParcelClaim,
} from '@caravan/forwarding/contract';
import { holdsRole } from '@caravan/kernel';
import { Button, Disclosure, Row, Stack, TextArea } from '@caravan/ui-kit';
import { useIdempotencyKey, useSingleFlight, useToast } from '@caravan/web-core';
import { useContractForm } from '@caravan/web-core/forms';

const maxNote = 500;

const Refusal = ({ id, onDone }: { id: string; onDone: (() => void) | undefined }) => {
  const { t } = useTranslation('forwarding-console');
  const toast = useToast();
  const [refuse] = useRefuseParcelClaimMutation();
  const { keyFor, settle } = useIdempotencyKey();
  const form = useContractForm<ParcelClaimRefusal, ParcelClaimRefusal>({
    schema: async () => (await import('@caravan/forwarding/contract/staff')).parcelClaimRefusal,
    defaultValues: { note: '' },
    reasons: forwardingReasons,
  });
  const send = async (body: ParcelClaimRefusal) => {
    const result = await refuse({ params: { id }, body, idempotencyKey: keyFor(body) });
    if (result.data) {
      settle();
      toast.show(t('claims.refused'));
      onDone?.();
    }
    return result;
  };
  return (
    <form noValidate aria-label={t('claims.refuse')} onSubmit={(event) => void form.submit(send)(event)}>
      <Stack gap="3">
        <TextArea
          {...form.field('note')}
          label={t('claims.note')}
          hint={t('claims.refuseLead')}
          required
          maxLength={maxNote}
          rows={2}
        />
        <Row>
          <Button type="submit" variant="danger" busy={form.busy}>
            {t('claims.refuse')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
};

export interface ClaimDecisionProps {
  claim: StaffParcelClaim;
  /** The kept parcel that may be given; null if none is known. */
  parcelId: string | null;
  onDone: (() => void) | undefined;
}

/** Gives the kept parcel to the shopper, or refuses the claim. */
export const ClaimDecision = ({ claim: { id, code }, parcelId, onDone }: ClaimDecisionProps) => {
  const { t } = useTranslation('forwarding-console');
  const roles = useStaffMe()?.roles ?? [];
  const toast = useToast();
  const [give, giving] = useGiveClaimedParcelMutation();
  const { keyFor, settle } = useIdempotencyKey();
  const giveNow = useSingleFlight(async (parcel_id: string) => {
    const { data } = await give({ params: { id }, body: { parcel_id }, idempotencyKey: keyFor({ id, parcel_id }) });
    if (!data) return;
    settle();
    toast.show(t('claims.given'));
    onDone?.();
  }, 0);
  if (!holdsRole(roles, refuseParcelClaim.roles)) return null;
  return (
    <Stack gap="3">
      {parcelId === null ? null : (
        <Row>
          <Button
            busy={giving.isLoading}
            aria-label={t('claims.giveTo', { code })}
            onClick={() => void giveNow(parcelId)}
          >
            {t('claims.give')}
          </Button>
        </Row>
      )}
      <Disclosure summary={t('claims.refuse')}>
        <Refusal id={id} onDone={onDone} />
      </Disclosure>
    </Stack>
  );
};
