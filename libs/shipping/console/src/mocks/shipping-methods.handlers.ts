import type { HttpHandler } from 'msw';
import { listCountriesContract } from '@caravan/account/contract/schema';
import { aCountry } from '@caravan/account/contract/testing';
import { mockEndpoint } from '@caravan/web-core/mocks';
import type { ShippingMethod } from '@caravan/shipping/contract';
import {
  checkPriceSheetContract,
  createShippingMethodContract,
  getPriceSheetContract,
  importPriceSheetContract,
  listShippingMethodsContract,
  previewShippingMethodContract,
  updateShippingMethodContract,
} from '@caravan/shipping/contract/staff';
import { aPriceSheet, aSheetCheck, aShippingMethod } from '@caravan/shipping/contract/testing';

const countries = ['DE', 'FR', 'JP'].map((code) => aCountry({ code }));

/** The answers about shipping methods. */
export const shippingMethodHandlers = (methods: readonly ShippingMethod[] = [aShippingMethod()]): HttpHandler[] => [
  mockEndpoint(listShippingMethodsContract, () => [...methods]),
  mockEndpoint(listCountriesContract, () => countries),
  mockEndpoint(createShippingMethodContract, ({ body }) => aShippingMethod({ ...body, id: 'new', version: 1 })),
  mockEndpoint(updateShippingMethodContract, ({ params }) => aShippingMethod({ id: params.id, version: 4 })),
  mockEndpoint(getPriceSheetContract, () => aPriceSheet()),
  mockEndpoint(checkPriceSheetContract, () => aSheetCheck()),
  mockEndpoint(importPriceSheetContract, ({ params }) => aShippingMethod({ id: params.id, version: 4 })),
  mockEndpoint(previewShippingMethodContract, () => ({
    from: '2026-10-24T08:00:00.000Z',
    parcels: 12,
    complete: true,
    dearer: 10,
    cheaper: 0,
    refused: 1,
    old_fen: 240_000,
    new_fen: 252_000,
    items: [
      {
        number: 'PK2611READY02',
        country: 'DE',
        paid_at: '2026-11-20T08:00:00.000Z',
        chargeable_g: 1_200,
        old_fen: 22_000,
        new_fen: 23_100,
        reason: null,
      },
    ],
  })),
];
