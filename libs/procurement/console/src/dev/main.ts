import { aLookup, anUnmatchedParcel, aParcel, aPurchase, aStatementLine } from '@caravan/procurement/contract/testing';
import { startConsoleHarness } from '@caravan/console-core/dev';
import { procurementConsole } from '../procurement.console.ts';
import { procurementHandlers } from '../mocks/procurement.handlers.ts';

void startConsoleHarness({
  feature: procurementConsole,
  handlers: procurementHandlers({
    purchases: [aPurchase({ books: 'differs', statement_fen: 26_000 })],
    lines: [aStatementLine()],
    parcels: [aParcel(), anUnmatchedParcel()],
    lookup: (code) => (code === 'SF1000123456' ? aLookup() : aLookup({ kind: null, ref: null, lines: [] })),
  }),
});
