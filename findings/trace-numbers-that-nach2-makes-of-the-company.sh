#!/bin/sh
# Each entry of a NACHA file has a trace number, which a return of the payment carries: its first eight digits are the routing
# number of the bank that sends the batch, the same as at the end of the batch's header (Nacha Operating Rules, appendix three,
# "Trace Number" and "Originating DFI Identification"). nach2 0.5.1 takes them from the immediate origin of the file, which its
# README fills with the company's number, though it is given originatingDFI for each batch: the trace of the README's own data
# begins with the company's number, where the file that the README shows has the bank's. The bank finds another bank in the
# entries than in the batch.
# Seen: 12345678 0000000 below a batch header that ends in 08100003 0000000, and all other fields as the README has them.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund nach2@0.5.1
cat >check.cjs <<'JS'
const assert = require('node:assert/strict');
const nach = require('nach2');
const file = new nach.File({
  immediateDestination: '081000032',
  immediateOrigin: '123456789',
  immediateDestinationName: 'Some Bank',
  immediateOriginName: 'Your Company Inc',
  referenceCode: '#A000001',
});
const batch = new nach.Batch({
  serviceClassCode: '220',
  companyName: 'Your Company Inc',
  standardEntryClassCode: 'WEB',
  companyIdentification: '123456789',
  companyEntryDescription: 'Trans Description',
  companyDescriptiveDate: 'Jan 5',
  effectiveEntryDate: new Date(2026, 0, 5),
  originatingDFI: '081000032',
});
for (const amount of ['175', '35.21'])
  batch.addEntry(
    new nach.Entry({
      receivingDFI: '081000210',
      DFIAccount: '5654221',
      amount,
      idNumber: 'RAj##32b1kn1bb3',
      individualName: 'Receiver',
      discretionaryData: 'A1',
      transactionCode: '22',
    }),
  );
file.addBatch(batch);
file.generateFile((text) => {
  const lines = text.split(/\r?\n/);
  console.log(lines.slice(0, 5).join('\n'));
  assert.equal(lines[1].slice(79), '081000030000000');
  assert.deepEqual([lines[2].slice(79), lines[3].slice(79)], ['123456780000000', '123456780000001']);
  assert.deepEqual([lines[2].slice(29, 39), lines[3].slice(29, 39)], ['0000017500', '0000003521']);
});
JS
node check.cjs
