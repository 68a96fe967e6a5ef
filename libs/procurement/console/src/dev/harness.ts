import { aLookup, anUnmatchedParcel, aParcel, aPurchase, aStatementLine } from '@caravan/procurement/contract/testing';
import { consoleHarness } from '@caravan/console-core/dev';
import { procurementConsolePaths as paths } from '@caravan/routes/console';
import { procurementConsole } from '../procurement.console.ts';
import { procurementHandlers } from '../mocks/procurement.handlers.ts';

export const harness = consoleHarness({
  feature: procurementConsole,
  pages: [
    paths.receive.href(),
    paths.purchases.href(),
    paths.parcels.href(),
    paths.parcel.href({ id: 'parcel_1' }),
    paths.trackingImport.href(),
    paths.reconciliation.href(),
    paths.unknownLines.href(),
    paths.statementImport.href(),
  ],
  handlers: procurementHandlers({
    purchases: [aPurchase({ books: 'differs', statement_fen: 26_000 })],
    lines: [aStatementLine()],
    parcels: [aParcel(), anUnmatchedParcel()],
    lookup: (code) => (code === 'SF1000123456' ? aLookup() : aLookup({ kind: null, ref: null, lines: [] })),
  }),
});
