import type { CarrierSettings, CarrierSettingsChange } from '@caravan/carriers/contract';
import { getCarrierSettingsContract, updateCarrierSettingsContract } from '@caravan/carriers/contract/staff';
import type { PaperSenders } from '@caravan/customs/port';
import { isDeepStrictEqual } from 'node:util';
import {
  expectedVersion,
  route,
  staffCallOf,
  type Database,
  type Route,
  type StaffCall,
  type Tx,
} from '@caravan/server-core';
import type { CarriersContext } from '../carriers-context.ts';
import type { CarrierAddress } from '../ports/carrier.ts';
import { carrierSettingsTable as rows } from './carrier-settings.table.ts';

/** The sender in the fields of the services. */
export const senderOf = ({ street_more: streetMore, ...sender }: CarrierSettingsChange): CarrierAddress => {
  const { name, street, city, province, postcode, country, phone } = sender;
  return { name, street, streetMore, city, province, postcode, country, phone };
};

export const readSettings = async (db: Database): Promise<CarrierSettings> => {
  const [row] = await db.select({ settings: rows.settings, version: rows.version }).from(rows);
  return row ?? { settings: null, version: 0 };
};

/** Who sends, for customs papers. */
export const paperSenders: PaperSenders = {
  async find(db) {
    const { settings } = await readSettings(db);
    if (!settings) return null;
    const { name, street, street_more: more, city, province, postcode, country, phone, signer } = settings;
    const place = [postcode, city].filter(Boolean).join(' ');
    return { name, lines: [street, more, place, province].filter(Boolean), country, phone, signer };
  },
};

/** Locks the settings until the transaction ends, and creates their row if there is none. */
const lockSettings = async (tx: Tx): Promise<CarrierSettings> => {
  await tx.insert(rows).values({ id: true, settings: null, version: 0 }).onConflictDoNothing();
  const [row] = await tx.select({ settings: rows.settings, version: rows.version }).from(rows).for('update');
  return row ?? { settings: null, version: 0 };
};

const changeSettings = async (
  tx: Tx,
  context: CarriersContext,
  { audit, unchanged }: StaffCall,
  change: CarrierSettingsChange,
  expected: number | undefined,
): Promise<CarrierSettings> => {
  const { settings: before, version } = await lockSettings(tx);
  if (isDeepStrictEqual(before, change)) {
    unchanged();
    return { settings: before, version };
  }
  const subject = { kind: 'carrier_settings', ref: 'carrier_settings' };
  if (expected !== undefined && expected !== version)
    throw await context.staffChanges().changed(tx, { ...subject, version });
  const after: CarrierSettings = { settings: change, version: version + 1 };
  await tx.update(rows).set(after);
  await audit(tx, { action: 'carrier_settings.update', subject, data: { before, after: change } });
  return after;
};

/** Staff routes for the sender of parcels. */
export const carrierSettingsRoutes = (context: CarriersContext): Route[] => [
  route(getCarrierSettingsContract, () => readSettings(context.db)),

  route(updateCarrierSettingsContract, (call) =>
    context.transaction((tx) =>
      changeSettings(tx, context, staffCallOf(call), call.body, expectedVersion(call.request)),
    ),
  ),
];
