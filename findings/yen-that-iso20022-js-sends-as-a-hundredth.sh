#!/bin/sh
# iso20022.js 0.0.15 takes the amount of a payment in the currency's minor unit (1000 for 10 dollars) and divides it by 100,
# whatever the currency. By ISO 4217 the yen and the won have no minor unit, and the dinars of Kuwait and Bahrain have three
# digits of one. The message that goes to the bank then has a hundredth of the yen, or ten times the dinars. Reading a
# statement multiplies by 100 in the same way: a balance of 1000 yen is 100000, and one of 1.234 dinars 123.4.
# Seen: 1000 gives 10 in USD, JPY, KRW and KWD alike.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund iso20022.js@0.0.15
cat >check.mjs <<'JS'
import assert from 'node:assert/strict';
import { ISO20022 } from 'iso20022.js';
const iso20022 = new ISO20022({
  initiatingParty: {
    name: 'Example Shop',
    id: 'EXAMPLE',
    account: { accountNumber: '123456789012' },
    agent: { bic: 'CHASUS33', bankAddress: { country: 'US' } },
  },
});
const digits = { USD: 2, JPY: 0, KRW: 0, KWD: 3 };
for (const [currency, expected] of Object.entries(digits)) {
  assert.equal(new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits, expected);
  const message = iso20022
    .createSWIFTCreditPaymentInitiation([
      {
        type: 'swift',
        direction: 'credit',
        amount: 1000,
        currency,
        creditor: {
          name: 'Ada Example',
          account: { iban: 'DE89370400440532013000' },
          agent: { bic: 'DEUTDEFF' },
          address: { streetName: 'Beispielweg 1', townName: 'Berlin', postalCode: '10115', country: 'DE' },
        },
      },
    ])
    .toString();
  const [, code, amount] = /<InstdAmt Ccy="(\w+)">([^<]*)</.exec(message);
  console.log(code, amount);
  assert.deepEqual([code, amount], [currency, '10']);
}
JS
node check.mjs
