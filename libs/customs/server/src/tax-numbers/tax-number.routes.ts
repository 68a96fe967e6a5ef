import {
  deleteAddressTaxNumberContract,
  getAddressTaxNumberContract,
  getPackageTaxNumberContract,
  setAddressTaxNumberContract,
  setPackageTaxNumberContract,
} from '@caravan/customs/contract/schema';
import { getStaffTaxNumberContract, setStaffTaxNumberContract } from '@caravan/customs/contract/staff';
import { route, staffCallOf, type Route } from '@caravan/server-core';
import type { CustomsContext } from '../customs-context.ts';
import { forgetOfAddress, keepOfAddress, keepOfPackage, showOfAddress, showOfPackage } from './keep-tax-number.ts';

/** Routes for the tax numbers of recipients. */
export const taxNumberRoutes = (context: CustomsContext): Route[] => [
  route(getAddressTaxNumberContract, ({ session, params }) => showOfAddress(context, session.userId, params.id)),

  route(setAddressTaxNumberContract, ({ session, params, body }) =>
    keepOfAddress(context, session.userId, params.id, body.number),
  ),

  route(deleteAddressTaxNumberContract, ({ session, params }) => forgetOfAddress(context, session.userId, params.id)),

  route(getPackageTaxNumberContract, ({ session, params }) => showOfPackage(context, params.number, session.userId)),

  route(setPackageTaxNumberContract, ({ session, params, body }) =>
    context.transaction((tx) => keepOfPackage(tx, context, params.number, body.number, session.userId)),
  ),

  route(getStaffTaxNumberContract, ({ params }) => showOfPackage(context, params.number)),

  route(setStaffTaxNumberContract, (call) =>
    context.transaction(async (tx) => {
      const { number } = call.params;
      const kept = await keepOfPackage(tx, context, number, call.body.number);
      await staffCallOf(call).audit(tx, {
        action: 'package.tax_number',
        subject: { kind: 'package', ref: number },
        data: { kind: kept.given?.kind },
      });
      return kept;
    }),
  ),
];
