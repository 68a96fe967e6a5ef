import {
  buyLabelContract,
  getCarrierManifestContract,
  getCarrierSettingsContract,
  getHandoverManifestsContract,
  getPackageLabelsContract,
  listCarrierAccountsContract,
  listCarrierLabelsContract,
  makeManifestsContract,
  printLabelContract,
  rateParcelContract,
  updateCarrierSettingsContract,
  voidLabelContract,
} from '@caravan/carriers/contract/staff';
import type { CarrierService, LabelFormat } from '@caravan/carriers/contract';
import { aSender } from '@caravan/carriers/contract/testing';
import { createCarriers } from '@caravan/carriers/server';
import {
  fakeEasypost,
  fakeShippo,
  sweepLabelsJob,
  type FakeEasypost,
  type FakeShippo,
} from '@caravan/carriers/server/testing';
import type { CustomsData, CustomsLine } from '@caravan/customs/port';
import { writeBillLine } from '@caravan/freight-costs/contract';
import { importFreightBillContract, listFreightMarginsContract } from '@caravan/freight-costs/contract/staff';
import { createFreightCosts } from '@caravan/freight-costs/server';
import type { CostEntries } from '@caravan/fund-payment/port';
import { day, hour, minute, newId, shopDay } from '@caravan/kernel';
import { listStaffActions } from '@caravan/server-core';
import {
  createHandoverContract,
  getHandoverContract,
  removeFromHandoverContract,
  scanHandoverContract,
} from '@caravan/warehouse-packages/contract/staff';
import type { LabelsOfParcels } from '@caravan/warehouse-packages/port';
import {
  key,
  packageIn,
  readyPackage,
  warehouseServer,
  type Person,
  type WarehouseServer,
} from '@caravan/warehouse-packages/server/testing';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ready } from 'zpl-renderer-js';

const staffMembers: Parameters<typeof createCarriers>[1]['staffMembers'] = () => ({
  find: async (_db, ids) =>
    new Map(ids.map((id) => [id, { id, name: `name of ${id}`, email: `${id}@shop.test`, roles: [] }])),
  holding: async () => [],
  holdRoles: async () => [],
  rolesOf: async () => null,
});

let vendor: FakeEasypost;
let second: FakeShippo;
let server: WarehouseServer;
let packer: Person;
let labels: LabelsOfParcels | undefined;
let costs: CostEntries;
/** A sweep of a process whose configuration has no key of Shippo. */
let onlyEasypost: (signal?: AbortSignal) => Promise<void>;
/** Staff have declared these contents. */
let declared: CustomsLine[] = [];
/** The numbers of the shop and of the recipient. */
const noNumbers: Omit<CustomsData, 'lines'> = { ioss: '', eori: '', recipient: null };
let numbers = noNumbers;
/** Gaps in the declarations of all packages. */
let lacking: string[] = [];
beforeAll(async () => {
  [vendor, second] = await Promise.all([fakeEasypost(), fakeShippo()]);
  server = await warehouseServer({
    config: {
      easypost: { key: vendor.key, apiBase: vendor.base },
      shippo: { key: second.key, apiBase: second.base },
    },
    customs: () => ({ gaps: () => sql`${sql.param(lacking)}::text[]`, made: async () => undefined }),
    labels: () => {
      if (!labels) throw new Error('carriers are made with the server');
      return labels;
    },
    alongside: async (core, { billedParcels, parcelsToLabel }, { staffChanges, tasks }) => {
      const dependencies: Parameters<typeof createCarriers>[1] = {
        staffChanges,
        parcels: () => parcelsToLabel,
        customsLines: () => ({ of: async () => ({ lines: declared, ...numbers }) }),
        exchangeRates: () => ({ toCny: async () => ({ rate: '7', asOf: '2026-11-20' }) }),
        staffMembers,
      };
      const carriers = await createCarriers(core, dependencies);
      const alone = await createCarriers({ ...core, config: { ...core.config, shippo: undefined } }, dependencies);
      onlyEasypost = async (signal = new AbortController().signal) =>
        alone.jobs
          ?.find(({ job }) => job.name === sweepLabelsJob.name)
          ?.handle(null, { id: 'sweep', attempt: 0, signal, stopping: new AbortController().signal });
      ({ labels, costs } = carriers.ports);
      const freight = createFreightCosts(core, {
        ...{ staffChanges, tasks, staffMembers },
        parcels: () => billedParcels,
        exchangeRates: () => ({
          toCny: async () => null,
          forCharge: async () => ({ refusal: 'unknown' }),
          margin: async () => 0,
        }),
      });
      return [carriers, freight];
    },
  });
  packer = server.colleague('packer');
  await setSender();
});
afterAll(() => server.close());
afterAll(() => Promise.all([vendor.close(), second.close()]));
afterAll(async () => {
  for (const feature of server.composed.features) expect((await feature.audit?.()) ?? []).toEqual([]);
});
beforeEach(() => {
  vendor.refunds.status = 'submitted';
});

const setSender = (over: Parameters<typeof aSender>[0] = {}) =>
  server.colleague('lines').call(updateCarrierSettingsContract, { body: aSender(over) });

/** A paid package that waits for its carrier. */
const waiting = () => packageIn(server, 'to_be_delivered', { declared_value_fen: 7_000 });

const rate = (number: string) => packer.call(rateParcelContract, { params: { number } });
const labelsOf = async (number: string) =>
  (await packer.call(getPackageLabelsContract, { params: { number } })).data.labels;
const buyAt = (number: string, body: { quote_id: string; rate_id: string }, headers = key()) =>
  packer.call(buyLabelContract, { params: { number }, body, headers });

/** Asks for prices, and gives the request for the cheapest label of a service. */
const cheapest = async (number: string, service: CarrierService = 'easypost') => {
  const { quote_id, rates } = (await rate(number)).data;
  return { quote_id, rate_id: rates.find((one) => one.service === service)?.id ?? '' };
};
const buy = async (number: string) => buyAt(number, await cheapest(number));
const voidIt = (id: string, headers = key()) => packer.call(voidLabelContract, { params: { id }, headers });
const sweep = () => server.runJob(sweepLabelsJob, null);
const boughtFor = (number: string) =>
  vendor.shipments.filter((one) => one.bought && JSON.stringify(one.body).includes(number));

describe('a label', () => {
  it('is bought at a price that was named, and says its tracking number', async () => {
    const { number } = await waiting();
    const { data } = await rate(number);
    // Those of both services, the cheapest first.
    expect(data.rates.map(({ carrier, amount_hundredths: cents, days }) => [carrier, cents, days])).toEqual([
      ['USPS', 690, null],
      ['USPS', 731, null],
      ['USPS', 3_310, 2],
      ['DHL Express', 4_150, 4],
    ]);
    expect(data.messages.map(({ carrier }) => carrier)).toEqual(['UPS', 'UPS']);
    const { quote_id } = data;
    const bought = await buyAt(number, { quote_id, rate_id: data.rates[0]?.id ?? '' });
    expect(bought.data.labels).toMatchObject([
      {
        state: 'bought',
        service: 'easypost',
        carrier: 'USPS',
        amount_hundredths: 690,
        currency: 'USD',
        is_test: true,
        tracking_number: expect.stringMatching(/^94\d/),
        formats: ['png', 'pdf', 'zpl'],
        asked_by: `name of ${packer.userId}`,
      },
    ]);
    expect(boughtFor(number)).toHaveLength(1);
    const { items } = await listStaffActions(server.core.db, { page: 1, page_size: 10 });
    expect(items.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['carrier_label.quote', 'carrier_label.buy']),
    );
  });

  it('carries what was weighed, both addresses, and the declared value by what the goods cost', async () => {
    const { number } = await waiting();
    await rate(number);
    const body = vendor.shipments.at(-1)?.body;
    expect(body).toMatchObject({
      reference: expect.stringContaining(number),
      from_address: { name: 'Caravan Trading Ltd', zip: '518057', country: 'CN' },
      to_address: { country: expect.stringMatching(/^[A-Z]{2}$/), name: expect.any(String) },
      options: { label_format: 'PNG', label_size: '4x6' },
      customs_info: {
        customs_certify: true,
        customs_signer: 'Lin Wei',
        // ¥70 at ¥7 for a dollar, for goods of the same price.
        customs_items: [
          { description: 'Canvas tote', quantity: 2, value: 5, currency: 'USD', origin_country: 'CN' },
          { description: 'Tea', quantity: 2, value: 5 },
        ],
      },
    });
    // 2.63 kg with the box are 92.77 oz, and are never rounded down.
    expect(body).toMatchObject({ parcel: { weight: 92.8 } });
  });

  it('has the contents as staff have declared them, and is not bought after they changed', async () => {
    const { number } = await waiting();
    const line = { hs_code: '420222', origin: 'VN', value_fen: 7_000, weight_g: 9_000, quantity: 2 };
    declared = [{ ...line, description: 'Cotton bag' }];
    const body = await cheapest(number);
    expect(vendor.shipments.at(-1)?.body).toMatchObject({
      customs_info: {
        customs_items: [
          // Goods never weigh more than their parcel of 2.63 kg.
          { description: 'Cotton bag', hs_tariff_number: '420222', origin_country: 'VN', value: 10, weight: 92.8 },
        ],
      },
    });
    declared = [{ ...line, description: 'Cotton bags' }];
    expect((await buyAt(number, body)).reason).toBe('rates_outdated');
    declared = [];
    expect((await buy(number)).status).toBe(200);
  });

  it('has the numbers of the shop and of the recipient, and is not bought after these changed', async () => {
    const { number } = await waiting();
    await rate(number);
    expect(vendor.shipments.at(-1)?.body).not.toHaveProperty('tax_identifiers');
    const recipient = { kind: 'br_cpf', number: '39053344705' } as const;
    numbers = { ioss: 'IM2760000742', eori: 'DE1234567', recipient };
    const body = await cheapest(number);
    expect(vendor.shipments.at(-1)?.body).toMatchObject({
      tax_identifiers: [
        { entity: 'SENDER', tax_id: 'DE1234567', tax_id_type: 'EORI' },
        { entity: 'SENDER', tax_id: 'IM2760000742', tax_id_type: 'IOSS' },
        { entity: 'RECEIVER', tax_id: '39053344705', tax_id_type: 'VAT' },
      ],
    });
    numbers = { ...numbers, recipient: { ...recipient, number: '11222333000181' } };
    expect((await buyAt(number, body)).reason).toBe('rates_outdated');
    numbers = noNumbers;
    expect((await buy(number)).status).toBe(200);
  });

  it('is bought once however often it is asked for', async () => {
    const { number } = await waiting();
    const body = await cheapest(number);
    const headers = key();
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => buyAt(number, body, headers)),
      ...Array.from({ length: 4 }, () => buyAt(number, body)),
    ]);
    expect(
      answers.map(({ reason }) => reason).filter((one) => one && one !== 'label_open' && one !== 'request_in_progress'),
    ).toEqual([]);
    await buyAt(number, body, headers);
    expect(boughtFor(number)).toHaveLength(1);
    expect(await labelsOf(number)).toMatchObject([{ state: 'bought' }]);
    expect((await rate(number)).reason).toBe('label_open');
  });

  it('is not bought at prices of another parcel, of another sender, or of half an hour ago', async () => {
    const one = await waiting();
    const other = await waiting();
    const body = await cheapest(one.number);
    expect((await buyAt(other.number, body)).reason).toBe('rates_outdated');
    expect((await buyAt(one.number, { ...body, rate_id: 'rate_of_nobody' })).reason).toBe('rates_outdated');
    await setSender({ city: 'Guangzhou' });
    expect((await buyAt(one.number, body)).reason).toBe('rates_outdated');
    await setSender();
    server.clock.advance(31 * minute);
    expect((await buyAt(one.number, body)).reason).toBe('rates_outdated');
    expect(await labelsOf(one.number)).toEqual([]);
  });

  it('has the prices of one service while the other does not answer', async () => {
    second.next('create', { status: 503, body: {} });
    const { data } = await rate((await waiting()).number);
    expect(data.troubles).toEqual([{ service: 'shippo', trouble: 'unreachable' }]);
    expect(data.rates.map(({ service }) => service)).toEqual(['easypost', 'easypost']);
  });

  it('is not bought for a package that is unpaid, sent or unknown', async () => {
    for (const status of ['pending_payment', 'pending_receipt', 'cancelled'] as const)
      expect((await rate((await packageIn(server, status)).number)).reason).toBe('wrong_state');
    expect((await rate('PK0000NONE')).reason).toBe('not_found');
  });

  it('is not bought for a package that lacks what its destination asks for', async () => {
    const { number } = await waiting();
    lacking = ['tax_number'];
    expect((await rate(number)).reason).toBe('customs_incomplete');
    lacking = [];
    expect((await rate(number)).reason).toBeUndefined();
  });

  it('fails with the words of the carrier, and may be asked for again', async () => {
    const { number } = await waiting();
    const error = { code: 'SHIPMENT.POSTAGE.FAILURE', message: 'Unable to buy postage.', errors: [] };
    vendor.next('buy', { status: 422, body: { error } });
    expect((await buy(number)).data.labels).toMatchObject([
      { state: 'failed', formats: [], failure: { code: 'SHIPMENT.POSTAGE.FAILURE', text: 'Unable to buy postage.' } },
    ]);
    server.clock.advance(minute);
    expect((await buy(number)).data.labels).toMatchObject([{ state: 'bought' }, { state: 'failed' }]);
    server.clock.advance(31 * day);
    await sweep();
    expect((await labelsOf(number)).at(-1)).toMatchObject({ failure: { code: 'SHIPMENT.POSTAGE.FAILURE', text: '' } });
  });
});

describe('a label whose answer was lost', () => {
  it('is found, and bought once', async () => {
    const { number } = await waiting();
    vendor.next('buy', 'lost-after');
    const headers = key();
    const body = await cheapest(number);
    expect((await buyAt(number, body, headers)).data.labels).toMatchObject([
      { state: 'unknown', tracking_number: null },
    ]);
    // Nobody asks for another one meanwhile, also not by the same call.
    expect((await buyAt(number, body)).reason).toBe('label_open');
    await buyAt(number, body, headers);
    await sweep();
    expect(boughtFor(number)).toHaveLength(1);
    server.clock.advance(3 * minute);
    await sweep();
    await sweep();
    expect(await labelsOf(number)).toMatchObject([{ state: 'bought', tracking_number: expect.stringMatching(/^94/) }]);
    expect(boughtFor(number)).toHaveLength(1);
  });

  it('is bought if the request had not arrived', async () => {
    const { number } = await waiting();
    vendor.next('buy', 'lost-before');
    expect((await buy(number)).data.labels).toMatchObject([{ state: 'unknown' }]);
    expect(boughtFor(number)).toEqual([]);
    server.clock.advance(3 * minute);
    await sweep();
    expect(await labelsOf(number)).toMatchObject([{ state: 'bought' }]);
    expect(boughtFor(number)).toHaveLength(1);
  });

  it('is bought once by a carrier that loses every other answer, and by sweeps at the same time', async () => {
    const packages = await Promise.all(Array.from({ length: 4 }, waiting));
    const requests = await Promise.all(packages.map(async ({ number }) => ({ number, body: await cheapest(number) })));
    vendor.next('buy', 'lost-after', { status: 503, body: {} }, 'lost-before', 'lost-after');
    await Promise.all(requests.map(({ number, body }) => buyAt(number, body)));
    vendor.next('look', 'lost-after', 'lost-before');
    for (let round = 0; round < 3; round += 1) {
      server.clock.advance(3 * minute);
      await Promise.all([sweep(), sweep()]);
    }
    for (const { number } of packages) {
      expect(await labelsOf(number)).toMatchObject([{ state: 'bought' }]);
      expect(boughtFor(number)).toHaveLength(1);
    }
    expect(new Set(vendor.charged).size).toBe(vendor.charged.length);
  });

  it('is voided as soon as it is found, if its package was cancelled meanwhile', async () => {
    const { number, own } = await waiting();
    vendor.next('buy', 'lost-after');
    await buy(number);
    expect((await own.cancel()).status).toBe(200);
    server.clock.advance(3 * minute);
    await sweep();
    expect(await labelsOf(number)).toMatchObject([{ state: 'voiding' }]);
    expect(boughtFor(number)).toMatchObject([{ refundStatus: 'submitted' }]);
  });

  it('is not bought any more after its package has left otherwise, and voided if it was', async () => {
    const unsent = await waiting();
    const found = await waiting();
    vendor.next('buy', 'lost-before', 'lost-after');
    for (const { number } of [unsent, found]) await buy(number);
    for (const [index, { staffCalls }] of [unsent, found].entries()) {
      const sent = await staffCalls.ship({ carrier: 'SF', tracking_number: `SF60000000000${index}` });
      expect(sent.status).toBe(200);
    }
    for (let round = 0; round < 6; round += 1) {
      server.clock.advance(3 * minute);
      await sweep();
    }
    expect(await labelsOf(unsent.number)).toMatchObject([{ state: 'failed', failure: { code: 'not_bought' } }]);
    expect(boughtFor(unsent.number)).toEqual([]);
    expect(await labelsOf(found.number)).toMatchObject([{ state: 'voiding' }]);
    expect(boughtFor(found.number)).toMatchObject([{ refundStatus: 'submitted' }]);
  });

  it('stays if its package has left with it', async () => {
    const { number, staffCalls } = await waiting();
    vendor.next('buy', 'lost-after');
    await buy(number);
    // Staff have read the number at the service.
    const tracking_number = vendor.trackingNumberOf({ id: boughtFor(number)[0]?.id ?? '' });
    expect((await staffCalls.ship({ carrier: 'USPS', tracking_number })).status).toBe(200);
    server.clock.advance(3 * minute);
    await sweep();
    expect(await labelsOf(number)).toMatchObject([{ state: 'bought', tracking_number }]);
  });

  it('is not bought any more if its package was cancelled and nothing had arrived', async () => {
    const { number, own } = await waiting();
    vendor.next('buy', 'lost-before');
    await buy(number);
    await own.cancel();
    for (let round = 0; round < 6; round += 1) {
      server.clock.advance(3 * minute);
      await sweep();
    }
    expect(await labelsOf(number)).toMatchObject([{ state: 'failed', failure: { code: 'not_bought' } }]);
    expect(boughtFor(number)).toEqual([]);
  });
});

it('is settled however many labels wait for a service whose key was taken away', async () => {
  const { number } = await waiting();
  const gone = await waiting();
  await server.core.db.execute(sql`
    INSERT INTO carrier_label (id, package_number, service, shipment_id, rate_id, format, carrier, product,
      amount_hundredths, currency, is_test, state, purchase_id, asked_by, asked_at, bought_at, void_at)
    SELECT 'gone_' || n, ${gone.number}, 'shippo', 's', 'r', 'png', 'USPS', 'Priority', 690, 'USD', true, 'voiding',
      'gone_' || n, 'staff', at, at, at
    FROM generate_series(1, 60) n, (SELECT ${server.clock.now().toISOString()}::timestamptz - interval '1 day' AS at)`);
  vendor.next('buy', 'lost-after');
  await buy(number);
  server.clock.advance(3 * minute);
  await onlyEasypost(AbortSignal.abort());
  expect(await labelsOf(number)).toMatchObject([{ state: 'unknown' }]);
  await onlyEasypost();
  expect(await labelsOf(number)).toMatchObject([{ state: 'bought' }]);
  await server.core.db.execute(sql`DELETE FROM carrier_label WHERE starts_with(id, 'gone_')`);
});

describe('a label of a service that would sell it twice', () => {
  const soldFor = (number: string) => {
    const ids = second.shipments.filter(({ body }) => JSON.stringify(body).includes(number)).map(({ id }) => id);
    return second.transactions.filter(({ rate }) => ids.some((id) => rate.startsWith(`${id}rate`)));
  };
  const buyThere = async (number: string) => buyAt(number, await cheapest(number, 'shippo'));

  it('is found after a lost answer, and never asked for a second time', async () => {
    const { number } = await waiting();
    const before = second.calls('buy');
    second.next('buy', 'lost-after');
    expect((await buyThere(number)).data.labels).toMatchObject([{ state: 'unknown' }]);
    second.next('look', { status: 503, body: {} });
    for (let round = 0; round < 3; round += 1) {
      server.clock.advance(3 * minute);
      await Promise.all([sweep(), sweep()]);
    }
    expect(await labelsOf(number)).toMatchObject([{ state: 'bought', service: 'shippo', formats: ['png'] }]);
    expect(soldFor(number)).toHaveLength(1);
    expect(second.calls('buy')).toBe(before + 1);
  });

  it('is given up if it does not turn up, and another one may be bought', async () => {
    const { number } = await waiting();
    const before = second.calls('buy');
    second.next('buy', 'lost-before');
    await buyThere(number);
    server.clock.advance(3 * minute);
    await sweep();
    expect(await labelsOf(number)).toMatchObject([{ state: 'unknown' }]);
    server.clock.advance(13 * minute);
    await sweep();
    expect(await labelsOf(number)).toMatchObject([{ state: 'failed', failure: { code: 'not_bought' } }]);
    expect(second.calls('buy')).toBe(before + 1);
    expect((await buyThere(number)).data.labels.map(({ state }) => state)).toEqual(['bought', 'failed']);
    expect(soldFor(number)).toHaveLength(1);
  });

  it('is awaited while the service is at it', async () => {
    const { number } = await waiting();
    second.purchases.status = 'QUEUED';
    expect((await buyThere(number)).data.labels).toMatchObject([{ state: 'unknown' }]);
    second.purchases.status = 'SUCCESS';
    for (const one of soldFor(number)) one.status = 'SUCCESS';
    server.clock.advance(3 * minute);
    await sweep();
    expect(await labelsOf(number)).toMatchObject([{ state: 'bought', tracking_number: expect.stringMatching(/^92/) }]);
    expect(soldFor(number)).toHaveLength(1);
  });
});

describe('a void', () => {
  it('asks for the money once, and another label may be bought meanwhile', async () => {
    const { number } = await waiting();
    const id = (await buy(number)).data.labels[0]?.id ?? '';
    const before = vendor.calls('refund');
    const headers = key();
    expect((await voidIt(id, headers)).data.state).toBe('voiding');
    await voidIt(id, headers);
    await voidIt(id);
    await server.runJobs();
    expect(vendor.calls('refund')).toBe(before + 1);
    server.clock.advance(minute);
    expect((await buy(number)).data.labels).toMatchObject([{ state: 'bought' }, { state: 'voiding' }]);
    for (const one of boughtFor(number).slice(0, 1)) one.refundStatus = 'refunded';
    server.clock.advance(7 * hour);
    await sweep();
    expect(await labelsOf(number)).toMatchObject([{ state: 'bought' }, { state: 'voided', formats: [] }]);
  });

  it('leaves the label as kept if the carrier refuses, and may be tried again', async () => {
    const { number } = await waiting();
    const id = (await buy(number)).data.labels[0]?.id ?? '';
    vendor.refunds.status = 'rejected';
    expect((await voidIt(id)).data).toMatchObject({ state: 'kept', failure: { code: 'rejected' } });
    vendor.refunds.status = 'not_applicable';
    expect((await voidIt(id)).data).toMatchObject({ state: 'voided', failure: null });
  });

  it('follows the cancellation of the package, also while the service does not answer', async () => {
    const { number, own } = await waiting();
    await buy(number);
    vendor.next('look', { status: 503, body: {} });
    await own.cancel();
    expect(await labelsOf(number)).toMatchObject([{ state: 'voiding' }]);
    await expect(server.runJobs()).rejects.toThrow('does not answer');
    expect(boughtFor(number)).toMatchObject([{ refundStatus: null }]);
    server.clock.advance(7 * hour);
    await sweep();
    expect(boughtFor(number)).toMatchObject([{ refundStatus: 'submitted' }]);
  });

  it('waits for a cancellation of its package, without holding the label meanwhile', async () => {
    const { number } = await waiting();
    const id = (await buy(number)).data.labels[0]?.id ?? '';
    const isLocked = Promise.withResolvers<void>();
    const cancel = Promise.withResolvers<void>();
    const cancelled = server.core.transaction(async (tx) => {
      await tx.execute(sql`SELECT FROM package WHERE number = ${number} FOR UPDATE`);
      isLocked.resolve();
      await cancel.promise;
      await tx.execute(sql`SELECT FROM carrier_label WHERE id = ${id} FOR UPDATE NOWAIT`);
      await labels?.cancelled(tx, number);
    });
    await isLocked.promise;
    const asked = voidIt(id);
    await vi.waitFor(async () => {
      const { rows } = await server.core.db.execute(
        sql`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      expect(rows).toHaveLength(1);
    }, 10_000);
    cancel.resolve();
    await cancelled;
    expect((await asked).data.state).toBe('voiding');
    await server.runJobs();
  });

  it('is refused once the package has left', async () => {
    const { number, staffCalls } = await waiting();
    const [label] = (await buy(number)).data.labels;
    const shipment = { carrier: label?.carrier ?? '', tracking_number: label?.tracking_number ?? '' };
    expect((await staffCalls.ship(shipment)).status).toBe(200);
    expect((await voidIt(label?.id ?? '')).reason).toBe('wrong_state');
  });

  it('gives back a label with which the package has not left', async () => {
    const { number, staffCalls } = await waiting();
    const [label] = (await buy(number)).data.labels;
    expect((await staffCalls.ship({ carrier: 'SF', tracking_number: 'SF700000000001' })).status).toBe(200);
    expect((await voidIt(label?.id ?? '')).data).toMatchObject({ state: 'voiding' });
    expect(boughtFor(number)).toMatchObject([{ refundStatus: 'submitted' }]);
  });
});

describe('the price of a label', () => {
  const marginOf = async (number: string) => {
    const today = shopDay(server.clock.now());
    const query = { from: shopDay(new Date(server.clock.now().getTime() - 60 * day)), to: today, q: number, limit: 5 };
    const { data } = await server.colleague('finance').call(listFreightMarginsContract, { query });
    return { ...data.items[0], totals: data.totals };
  };
  const shipWith = async ({ number, staffCalls }: Awaited<ReturnType<typeof waiting>>) => {
    const [label] = (await buy(number)).data.labels;
    await staffCalls.ship({ carrier: label?.carrier ?? '', tracking_number: label?.tracking_number ?? '' });
    return label;
  };

  it('is the cost of its parcel until a bill has it, and is never counted beside one', async () => {
    vendor.account.mode = 'production';
    const parcel = await waiting();
    const label = await shipWith(parcel);
    // $6.90 at ¥7.
    expect(await marginOf(parcel.number)).toMatchObject({
      ...{ cost_fen: 4_830, is_expected: true },
      totals: { parcels: 1, billed: 1, expected: 1, cost_fen: 4_830 },
    });
    const line = writeBillLine({ number: label?.tracking_number ?? '', weight_g: null, amounts: [5_000] });
    const bill = { carrier: 'USPS', number: 'B-1', billed_on: shopDay(server.clock.now()), currency: 'CNY' };
    const columns = { number: 'Waybill', total: 'Total' };
    const body = { ...bill, columns, surcharges: [], total_hundredths: 5_000, lines: [line] };
    await server.colleague('finance').call(importFreightBillContract, { body, headers: key() });
    expect(await marginOf(parcel.number)).toMatchObject({
      ...{ cost_fen: 5_000, is_expected: false },
      totals: { parcels: 1, billed: 1, expected: 0, cost_fen: 5_000 },
    });
  });

  it('is no cost of a test, nor after the carrier has given it back', async () => {
    server.clock.advance(minute);
    const from = server.clock.now();
    vendor.account.mode = 'test';
    const tried = await waiting();
    await shipWith(tried);
    expect(await marginOf(tried.number)).toMatchObject({ cost_fen: null, is_expected: false, totals: { billed: 0 } });
    vendor.account.mode = 'production';
    const parcel = await waiting();
    const [first] = (await buy(parcel.number)).data.labels;
    vendor.refunds.status = 'refunded';
    await voidIt(first?.id ?? '');
    await shipWith(parcel);
    vendor.account.mode = 'test';
    expect(await marginOf(parcel.number)).toMatchObject({ cost_fen: 4_830, is_expected: true });
    const to = new Date(server.clock.now().getTime() + 1);
    const { rows } = await server.core.db.execute<{ fen: string }>(
      sql`select fen from (${costs({ from, to })}) entry where cost = 'labels' and creditor = 'label_services'`,
    );
    // Two were bought, and one of them voided.
    expect(rows.map(({ fen }) => Number(fen)).sort((a, b) => a - b)).toEqual([-4_830, 4_830, 4_830]);
  });
});

describe('manifests of a hand-over', () => {
  /** Packages with a label each, in a hand-over with the numbers of their labels. */
  const handed = async (...services: CarrierService[]) => {
    const carrier = `Carrier ${newId()}`;
    const { id } = (await packer.call(createHandoverContract, { body: { carrier } })).data;
    const labels = [];
    for (const service of services) {
      const { number } = await readyPackage(server);
      const [label] = (await buyAt(number, await cheapest(number, service))).data.labels;
      const body = { code: number, tracking_number: label?.tracking_number ?? '' };
      await packer.call(scanHandoverContract, { params: { id }, body, headers: key() });
      labels.push(label?.id ?? '');
    }
    return { id, labels };
  };
  const make = (id: string, headers = key()) => packer.call(makeManifestsContract, { params: { id }, headers });
  const manifestsOf = async (id: string) => (await packer.call(getHandoverManifestsContract, { params: { id } })).data;
  const fileOf = (id: string) => packer.call(getCarrierManifestContract, { params: { id } });

  it('are one for each carrier, once however often they are asked for, and have a page', async () => {
    const { id } = await handed('easypost', 'easypost', 'shippo');
    const before = [vendor.forms.length, second.forms.length];
    expect(await manifestsOf(id)).toEqual({ manifests: [], without: 3 });
    const headers = key();
    await Promise.all([make(id, headers), make(id, headers), make(id), make(id)]);
    await make(id, headers);
    const { manifests, without } = await manifestsOf(id);
    expect(without).toBe(0);
    expect(manifests.map(({ service, carrier, state, labels }) => [service, carrier, state, labels]).sort()).toEqual([
      ['easypost', 'USPS', 'made', 2],
      ['shippo', 'USPS', 'made', 1],
    ]);
    expect([vendor.forms.length, second.forms.length]).toEqual([(before[0] ?? 0) + 1, (before[1] ?? 0) + 1]);
    expect((await make(id)).reason).toBe('nothing_to_list');
    const token = server.login({ userId: packer.userId, role: 'staff', staffRoles: ['packer'] });
    for (const one of manifests) {
      const url = `/v1/staff/carrier_manifests/${one.id}/file`;
      const file = await server.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
      expect(file.headers['content-type']).toBe('application/pdf');
      expect(file.body).toMatch(/^%PDF-/);
    }
    vendor.next('file', { status: 500, body: {} });
    expect((await fileOf(manifests.find(({ service }) => service === 'easypost')?.id ?? '')).reason).toBe(
      'manifest_unreachable',
    );
  });

  it.each([
    ['easypost', 'lost-after'],
    ['shippo', 'lost-after'],
  ] as const)('is found after a lost answer of %s, and never made twice', async (service, mishap) => {
    const { id } = await handed(service, service);
    const double = service === 'easypost' ? vendor : second;
    const before = double.forms.length;
    double.next('manifest', mishap);
    expect((await make(id)).data).toMatchObject({ manifests: [{ state: 'unknown', labels: 2 }], without: 0 });
    expect((await make(id)).reason).toBe('nothing_to_list');
    for (let round = 0; round < 3; round += 1) {
      server.clock.advance(3 * minute);
      await Promise.all([sweep(), sweep()]);
    }
    expect(await manifestsOf(id)).toMatchObject({ manifests: [{ state: 'made' }] });
    expect(double.forms).toHaveLength(before + 1);
    expect(double.calls('manifest')).toBeGreaterThan(0);
  });

  it('is given up if nothing turns up, and may be asked for again, without what was taken out', async () => {
    const { id } = await handed('easypost', 'easypost');
    vendor.next('manifest', 'lost-before');
    await make(id);
    for (let round = 0; round < 6; round += 1) {
      server.clock.advance(3 * minute);
      await sweep();
    }
    const [failed] = (await manifestsOf(id)).manifests;
    expect(failed).toMatchObject({ state: 'failed', failure: { code: 'not_made' } });
    expect((await fileOf(failed?.id ?? '')).reason).toBe('wrong_state');
    const { data } = await packer.call(getHandoverContract, { params: { id } });
    const body = { code: data.packages[0]?.number ?? '' };
    await packer.call(removeFromHandoverContract, { params: { id }, body, headers: key() });
    server.clock.advance(minute);
    expect((await make(id)).data).toMatchObject({
      manifests: [
        { state: 'made', labels: 1 },
        { state: 'failed', labels: 2 },
      ],
      without: 0,
    });
    expect((await make('HO26110000000')).reason).toBe('not_found');
  });

  it('says why the service makes none', async () => {
    const { id } = await handed('easypost');
    vendor.next('manifest', { status: 422, body: { error: { code: 'SCAN_FORM.ERROR', message: 'Not for DHL.' } } });
    expect((await make(id)).data).toMatchObject({
      manifests: [{ state: 'failed', failure: { code: 'SCAN_FORM.ERROR', text: 'Not for DHL.' } }],
      without: 1,
    });
    server.clock.advance(minute);
    vendor.next('look', { status: 401, body: {} });
    expect((await make(id)).data.manifests[0]).toMatchObject({ state: 'failed', failure: { code: 'key' } });
  });
});

describe('a print', () => {
  const print = (id: string, format: LabelFormat) =>
    packer.call(printLabelContract, { params: { id }, body: { format } });
  const open = async (id: string, format: LabelFormat) => {
    const { data } = await print(id, format);
    return server.app.inject({ url: data.url });
  };

  it('is a page of 100 × 150 mm, a PDF, or a file that a label printer draws', async () => {
    const id = (await buy((await waiting()).number)).data.labels[0]?.id ?? '';
    const page = await open(id, 'png');
    expect(page.headers['content-security-policy']).toContain('img-src data:');
    expect(page.body).toContain('size: 100mm 150mm');
    expect(page.body).toContain('data:image/png;base64,iVBOR');
    const pdf = await open(id, 'pdf');
    expect(pdf.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'x-frame-options': 'SAMEORIGIN',
      'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
    });
    expect(pdf.body).toMatch(/^%PDF-/);
    const zpl = await open(id, 'zpl');
    expect(zpl.headers['content-disposition']).toMatch(/^attachment; filename="PK\w+\.zpl"$/);
    const { api } = await ready;
    const drawn = sharp(Buffer.from(await api.zplToBase64Async(zpl.body, 101.6, 152.4, 8), 'base64'));
    const { width, height } = await drawn.metadata();
    expect([width, height].map((dots) => Math.floor(dots / 8))).toEqual([101, 152]);
    expect((await drawn.stats()).channels[0]?.min).toBe(0);
  });

  it('works for five minutes, by its own link alone, while the label is to be used', async () => {
    const id = (await buy((await waiting()).number)).data.labels[0]?.id ?? '';
    const { url } = (await print(id, 'png')).data;
    expect((await server.app.inject({ url: url.replace('.png.', '.zpl.') })).statusCode).toBe(404);
    server.clock.advance(6 * minute);
    expect((await server.app.inject({ url })).statusCode).toBe(404);
    await voidIt(id);
    expect((await print(id, 'png')).reason).toBe('wrong_state');
  });

  it('names no recipient whose account was closed, although the service still knows the address', async () => {
    const { number, own, staffCalls } = await waiting();
    const [label] = (await buy(number)).data.labels;
    const id = label?.id ?? '';
    await staffCalls.ship({ carrier: label?.carrier ?? '', tracking_number: label?.tracking_number ?? '' });
    const { url } = (await print(id, 'png')).data;
    expect((await server.app.inject({ url })).statusCode).toBe(200);
    await own.receive();
    const { rows } = await server.core.db.execute<{ user_id: string }>(
      sql`SELECT user_id FROM package WHERE number = ${number}`,
    );
    await server.core.transaction((tx) => server.feature.ports.personalData.erase(tx, rows[0]?.user_id ?? ''));
    expect((await server.app.inject({ url })).statusCode).toBe(404);
    expect((await print(id, 'png')).reason).toBe('wrong_state');
  });

  it('says that the carrier does not give the label now, and never sends other bytes', async () => {
    const id = (await buy((await waiting()).number)).data.labels[0]?.id ?? '';
    vendor.next('file', { status: 200, body: { not: 'a picture' } }, { status: 403, body: {} });
    for (let time = 0; time < 2; time += 1) expect((await open(id, 'png')).statusCode).toBe(502);
    expect((await open(id, 'png')).statusCode).toBe(200);
  });
});

describe('the settings', () => {
  it('say which accounts work', async () => {
    const lines = server.colleague('lines');
    const accounts = async () => (await lines.call(listCarrierAccountsContract)).data;
    expect((await accounts()).find(({ service }) => service === 'easypost')).toEqual({
      service: 'easypost',
      is_off: false,
      is_pushed: false,
      trouble: null,
      accounts: [{ id: 'ca_1', carrier: 'USPS', name: 'USPS Account' }],
    });
    vendor.next('accounts', { status: 401, body: {} });
    expect((await accounts()).find(({ service }) => service === 'easypost')).toMatchObject({ trouble: 'key' });
  });

  it('are changed once, and not over a colleague’s', async () => {
    const lines = server.colleague('lines');
    const { version } = (await lines.call(getCarrierSettingsContract)).data;
    const change = (body: ReturnType<typeof aSender>, seen: number) =>
      lines.call(updateCarrierSettingsContract, { body, headers: { 'if-match': String(seen) } });
    expect((await change(aSender({ city: 'Foshan' }), version)).data.version).toBe(version + 1);
    expect((await change(aSender({ city: 'Dongguan' }), version)).reason).toBe('changed_meanwhile');
    await setSender();
  });

  it('list labels by their state', async () => {
    const { data } = await packer.call(listCarrierLabelsContract, { query: { state: 'failed', limit: 5 } });
    expect(data.items.length).toBeGreaterThan(0);
    expect(new Set(data.items.map(({ state }) => state))).toEqual(new Set(['failed']));
  });
});
