import { fileClaimContract, getPackageContract } from '@caravan/warehouse-packages/contract/schema';
import { approveClaimContract, rejectClaimContract } from '@caravan/warehouse-packages/contract/staff';
import { callByKey, isSuccess } from './idempotent-calls.ts';
import type { Step } from './order-steps.ts';
import { packagesAfter } from './package-steps.ts';
import { trackCall, type BookedClaim, type Reconciliation } from './reconciliation.ts';
import type { StaffStep } from './trader.ts';

const claimedFen = 2_000;

const openClaims = ({ claims, states }: Reconciliation): BookedClaim[] =>
  [...claims.values()].filter(({ ref }) => states.get(ref) === 'open');

/** Goods of an insured package came damaged. A form has no key: without a response, the package says whether it arrived. */
export const fileClaim: Step = async ({ client, reconciliation }, { oneOf }) => {
  const parcel = oneOf(packagesAfter(reconciliation, 'shipped', 'received').filter(({ isInsured }) => isInsured));
  if (!parcel) return;
  const params = { number: parcel.number };
  const known = [...reconciliation.claims.keys()].filter((ref) => ref.startsWith(parcel.number)).length;
  const form = new FormData();
  for (const [name, value] of Object.entries({ kind: 'damaged', amount_fen: `${claimedFen}`, text: 'Broken' }))
    form.set(name, value);
  await trackCall(
    reconciliation,
    { claims: 1 },
    async () => {
      isSuccess(fileClaimContract, await client.call(fileClaimContract, { params, body: form }));
      return (await client.call(getPackageContract, { params })).data.claims.slice(known);
    },
    (made) => made.length > 0,
    (made) => {
      for (const { ref, amount_fen: amountFen } of made) {
        reconciliation.claims.set(ref, { ref, amountFen });
        reconciliation.states.set(ref, 'open');
      }
    },
  );
};

export const payClaim: StaffStep = async (staffActor, { reconciliation }, { below, oneOf }) => {
  const claim = oneOf(openClaims(reconciliation));
  if (!claim) return;
  const { ref } = claim;
  const amountFen = 1 + below(claim.amountFen);
  await callByKey(staffActor, reconciliation, approveClaimContract, {
    params: { ref },
    body: { amount_fen: amountFen, note: 'seen' },
    effect: { fen: amountFen, states: { [ref]: 'approved' } },
  });
};

export const refuseClaim: StaffStep = async (staffActor, { reconciliation }, { oneOf }) => {
  const claim = oneOf(openClaims(reconciliation));
  if (!claim) return;
  const { ref } = claim;
  await callByKey(staffActor, reconciliation, rejectClaimContract, {
    params: { ref },
    body: { note: 'well packed' },
    effect: { states: { [ref]: 'rejected' } },
  });
};
