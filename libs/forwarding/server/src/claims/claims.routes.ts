import {
  claimParcelContract,
  getProofPictureContract,
  listParcelClaimsContract,
} from '@caravan/forwarding/contract/schema';
import {
  getStaffParcelClaimContract,
  giveClaimedParcelContract,
  listStaffParcelClaimsContract,
  refuseParcelClaimContract,
} from '@caravan/forwarding/contract/staff';
import { route, sendSignedPicture, staffCallOf, type Route } from '@caravan/server-core';
import type { ForwardingContext } from '../forwarding-context.ts';
import { giveClaimed, refuseClaim } from './decide-claim.ts';
import { fileClaim, refuseClaims } from './file-claim.ts';
import { openProof, proofFile } from './proof-picture.ts';
import { listAllClaims, listClaims, showClaim } from './show-claims.ts';

/** Parcels without a code: shoppers claim them with proof, staff compare and decide. */
export const claimRoutes = (context: ForwardingContext): Route[] => [
  route(listParcelClaimsContract, ({ session, query }) => listClaims(context, session.userId, query)),

  route(claimParcelContract, ({ session, body }) => fileClaim(context, session.userId, body), {
    admit: ({ session }) => refuseClaims(context, session.userId),
  }),

  route(getProofPictureContract, async ({ params, reply }) => {
    const id = openProof(context.pictureKey, params.token, context.clock());
    return sendSignedPicture(reply, id === undefined ? undefined : await context.files.get(proofFile(id)));
  }),

  route(listStaffParcelClaimsContract, ({ query }) => listAllClaims(context, query)),

  route(getStaffParcelClaimContract, ({ params }) => showClaim(context.db, context, params.id)),

  route(giveClaimedParcelContract, (call) =>
    call.once((tx) =>
      giveClaimed(tx, context, staffCallOf(call), { id: call.params.id, parcelId: call.body.parcel_id }),
    ),
  ),

  route(refuseParcelClaimContract, (call) =>
    call.once((tx) => refuseClaim(tx, context, staffCallOf(call), { id: call.params.id, ...call.body })),
  ),
];
