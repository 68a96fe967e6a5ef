#!/bin/sh
# In a SEPA file of ISO 20022 an IBAN has no spaces (IBAN2007Identifier: two letters, two digits, at most 30 letters or digits).
# sepa-xml 0.6.0 shows in its README IBANs in groups of four, as they stand on paper, checks that they are right, and copies them
# into the file with the spaces. The README promises a validator that throws if there is an issue with the result, and it is silent
# at this one.
# Seen: of the README's example, both IBANs are "NL39 RABO 0300 0652 64" in the file; without spaces in the input they have none.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund sepa-xml@0.6.0
cat >check.cjs <<'JS'
const assert = require('node:assert/strict');
const SepaXml = require('sepa-xml');
const write = (iban) =>
  new Promise((resolve, reject) => {
    const file = new SepaXml();
    file.setHeaderInfo({ messageId: '123/1', initiator: 'XML Corp.' });
    file.setPaymentInfo({ id: '123/1', method: 'TRF', senderName: 'Acme Co.', senderIBAN: iban, bic: 'RABONL2U' });
    file.addTransaction({ id: 'E1', amount: 10, name: 'My Name', iban, bic: 'RABONL2U', description: 'Rent' });
    file.compile((error, out) => (error ? reject(error) : resolve(out)));
  });
const read = (xml) => [...xml.matchAll(/<IBAN>(.*?)<\/IBAN>/g)].map(([, iban]) => iban);
const identifier = /^[A-Z]{2}[0-9]{2}[a-zA-Z0-9]{1,30}$/;
(async () => {
  const spaced = read(await write('NL39 RABO 0300 0652 64'));
  const plain = read(await write('NL39RABO0300065264'));
  console.log(spaced, plain);
  assert.deepEqual(spaced, ['NL39 RABO 0300 0652 64', 'NL39 RABO 0300 0652 64']);
  assert.deepEqual(plain, ['NL39RABO0300065264', 'NL39RABO0300065264']);
  assert.equal(spaced.some((iban) => identifier.test(iban)), false);
  assert.equal(plain.every((iban) => identifier.test(iban)), true);
})();
JS
node check.cjs
