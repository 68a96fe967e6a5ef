#!/bin/sh
# iso20022.js 0.0.15 reads a bank's statement (camt.053) and changes what is in it. Its XML reader makes numbers and truth
# values of all texts: a remittance text "0017" becomes the number 17, and the flag of a reversal, compared with the text
# "true", is never set, so that money taken back counts as money come in. An amount becomes a number of cents by binary
# floating point, and not a whole one.
# Seen: RvslInd true gives reversal false; Ustrd 0017 gives 17; 4.35 EUR gives 434.99999999999994, where 10.50 gives 1050.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund iso20022.js@0.0.15
cat >check.mjs <<'JS'
import assert from 'node:assert/strict';
import { CashManagementEndOfDayReport } from 'iso20022.js';
const read = (amount) => {
  const money = `<Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd>`;
  const day = '<Dt>2026-01-05</Dt>';
  const time = '<CreDtTm>2026-01-05T20:00:00+01:00</CreDtTm>';
  const { statements } = CashManagementEndOfDayReport.fromXML(`<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt>
<GrpHdr><MsgId>M1</MsgId>${time}</GrpHdr>
<Stmt><Id>S1</Id><ElctrncSeqNb>1</ElctrncSeqNb>${time}
<Acct><Id><IBAN>DE89370400440532013000</IBAN></Id><Ccy>EUR</Ccy><Svcr><FinInstnId><BIC>COBADEFFXXX</BIC></FinInstnId></Svcr></Acct>
<Bal><Tp><CdOrPrtry><Cd>OPBD</Cd></CdOrPrtry></Tp>${money}<Dt>${day}</Dt></Bal>
<Ntry>${money}<RvslInd>true</RvslInd><Sts>BOOK</Sts><BookgDt>${day}</BookgDt><ValDt>${day}</ValDt>
<BkTxCd><Prtry><Cd>166</Cd></Prtry></BkTxCd>
<NtryDtls><TxDtls><RmtInf><Ustrd>0017</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>
</Stmt></BkToCstmrStmt></Document>`);
  const [{ balances, entries }] = statements;
  const seen = {
    balance: balances[0].amount,
    amount: entries[0].amount,
    reversal: entries[0].reversal,
    text: entries[0].transactions[0].remittanceInformation,
  };
  console.log(amount, seen);
  return seen;
};
assert.deepEqual(read('10.50'), { balance: 1050, amount: 1050, reversal: false, text: 17 });
assert.equal(read('4.35').amount, 434.99999999999994);
assert.equal(read('4.35').balance, 434.99999999999994);
JS
node check.mjs
