import {
  getCarrierManifestContract,
  getHandoverManifestsContract,
  makeManifestsContract,
} from '@caravan/carriers/contract/staff';
import { fail } from '@caravan/carriers/contract';
import { route, sendPdf, staffCallOf, type Route } from '@caravan/server-core';
import type { CarriersContext } from '../carriers-context.ts';
import { CarrierUnavailable } from '../ports/carrier.ts';
import { askManifests, showManifests } from './ask-manifests.ts';
import { findManifest } from './manifest.repo.ts';
import { settleManifest } from './settle-manifest.ts';

/** The bytes of a manifest, from the service. */
const fileOf = async ({ carriers, counter, db }: CarriersContext, id: string): Promise<Uint8Array> => {
  const row = await findManifest(db, id);
  const carrier = row && carriers.find(({ name }) => name === row.service);
  if (!carrier) throw fail('not_found');
  if (row.formId === null) throw fail('wrong_state');
  try {
    return await carrier.manifestFile(row.formId);
  } catch (error) {
    if (!(error instanceof CarrierUnavailable)) throw error;
    counter.add({ service: row.service, outcome: error.trouble });
    throw fail('manifest_unreachable');
  }
};

/** Staff routes for carriers' manifests of hand-overs. */
export const manifestRoutes = (context: CarriersContext): Route[] => [
  route(getHandoverManifestsContract, ({ params }) => showManifests(context.db, context, params.id)),

  route(makeManifestsContract, async (call) => {
    const { id } = call.params;
    const { manifests } = await call.once(async (tx) => {
      await askManifests(tx, context, staffCallOf(call), id);
      return showManifests(tx, context, id);
    });
    // Asked manifests are made after the commit, by this call or by the sweep; a repeated call finds it done.
    for (const one of manifests) if (one.state === 'asked') await settleManifest(context, one.id);
    return showManifests(context.db, context, id);
  }),

  route(getCarrierManifestContract, async ({ params, reply }) =>
    sendPdf(reply, await fileOf(context, params.id), `carrier-manifest-${params.id}`),
  ),
];
