import { describe, expect, it, test } from 'vitest';
import { easypostDetails, easypostStage, easypostStatuses } from './easypost/easypost-statuses.ts';
import { easypostPush } from './easypost/easypost-tracking.ts';
import { shippoStatuses } from './shippo/shippo-tracking.ts';

describe('the words of services', () => {
  // `ITrackerStatus` and `ITrackerStatusDetail` of EasyPost’s client 8.9.0, `TrackingStatusEnum` of Shippo’s 2.18.0.
  const statuses =
    'unknown pre_transit in_transit out_for_delivery delivered available_for_pickup return_to_sender failure cancelled error';
  const details =
    'address_correction arrived_at_destination arrived_at_facility arrived_at_pickup_location awaiting_information ' +
    'cancelled damaged delayed delivery_exception departed_facility departed_origin_facility expired failure held ' +
    'in_transit label_created lost missorted out_for_delivery received_at_destination_facility ' +
    'received_at_origin_facility refused return status_update transferred_to_destination_carrier transit_exception ' +
    'unknown weather_delay';

  it('are all in the tables', () => {
    expect(Object.keys(easypostStatuses)).toEqual(statuses.split(' '));
    expect(Object.keys(easypostDetails)).toEqual(details.split(' '));
    expect(Object.keys(shippoStatuses)).toEqual([
      'UNKNOWN',
      'PRE_TRANSIT',
      'TRANSIT',
      'DELIVERED',
      'RETURNED',
      'FAILURE',
    ]);
  });

  test.each([
    ['in_transit', 'received_at_origin_facility', 'picked_up'],
    ['in_transit', 'departed_facility', null],
    ['in_transit', 'a new detail', null],
    ['a new status', 'received_at_destination_facility', 'arrived'],
    // The status decides about parcels that have arrived.
    ['delivered', 'arrived_at_destination', 'delivered'],
    ['out_for_delivery', 'weather_delay', 'out_for_delivery'],
    ['return_to_sender', 'return', 'returning'],
    ['__proto__', 'constructor', null],
  ] as const)('%s with %s is %s', (status, detail, stage) => {
    expect(easypostStage(status, detail, false)).toBe(stage);
  });

  it('of a parcel that goes back end with its return', () => {
    expect(easypostStage('delivered', 'arrived_at_destination', true)).toBe('returned');
  });
});

describe('a push of EasyPost', () => {
  const read = easypostPush('sécret');
  const bytes = Buffer.from(
    '{"description":"tracker.updated","result":{"tracking_code":"9400","tracking_details":[]}}',
  );
  // `validateWebhook` of EasyPost’s client 8.9.0 accepts this signature for these bytes and this secret.
  const signature = 'hmac-sha256-hex=73b8beca0208e601566a5ce3e021a4983c049136a4a1ba93f79b5dbc509b9e08';

  it('is read if its bytes are signed, and then only if it is about a tracker', () => {
    expect(read(bytes, { 'x-hmac-signature': signature })).toEqual({ trackingNumber: '9400', scans: [] });
    for (const wrong of [
      undefined,
      '',
      'hmac-sha256-hex=',
      signature.slice(0, -1),
      `${signature}0`,
      [signature, signature],
    ])
      expect(read(bytes, { 'x-hmac-signature': wrong })).toBeUndefined();
    expect(read(Buffer.concat([bytes, Buffer.from(' ')]), { 'x-hmac-signature': signature })).toBeUndefined();
    expect(easypostPush('another')(bytes, { 'x-hmac-signature': signature })).toBeUndefined();
  });
});
