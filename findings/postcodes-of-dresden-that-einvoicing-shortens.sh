#!/bin/sh
# einvoicing 0.0.3 reads and writes electronic invoices in UBL, of EN 16931 and Peppol BIS Billing 3. Its XML reader makes
# numbers of texts that look like one: the zeros in front are gone from the seller's and the buyer's postcode (BT-38 and BT-53,
# text) and from the reference of the payment (BT-83, text), and a reference with an E between digits is a power of ten. Other
# fields, such as the invoice's number and the article's, stay as they are. The postcode of Dresden, 01067, becomes 1067, which
# Germany does not have, and a payment is not found by its reference.
# Seen: 01067 gives "1067", 01500 (in France) "1500", the reference 000123 "123", 17E10 "170000000000"; INV-0017 and the
# article's 007 are whole.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund einvoicing@0.0.3
cat >check.mjs <<'JS'
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import einvoicing from 'einvoicing';
const tag = (name, ...parts) => `<${name}>${parts.join('')}</${name.split(' ')[0]}>`;
const vat = tag('cac:TaxScheme', tag('cbc:ID', 'VAT'));
const rate = [tag('cbc:ID', 'S'), tag('cbc:Percent', '19'), vat];
const number = tag('cbc:CompanyID', 'DE123456789');
const money = (name, amount) => tag(`cbc:${name} currencyID="EUR"`, amount);
const party = (name, postcode, country, ...more) =>
  tag(
    'cac:Party',
    tag('cbc:EndpointID schemeID="EM"', `${country}@shop.example`),
    tag(
      'cac:PostalAddress',
      tag('cbc:CityName', name),
      tag('cbc:PostalZone', postcode),
      tag('cac:Country', tag('cbc:IdentificationCode', country)),
    ),
    ...more,
    tag('cac:PartyLegalEntity', tag('cbc:RegistrationName', name)),
  );
const urn = 'urn:oasis:names:specification:ubl:schema:xsd';
const invoice = (reference) =>
  tag(
    `Invoice xmlns="${urn}:Invoice-2" xmlns:cac="${urn}:CommonAggregateComponents-2" xmlns:cbc="${urn}:CommonBasicComponents-2"`,
    tag('cbc:CustomizationID', 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0'),
    tag('cbc:ProfileID', 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'),
    tag('cbc:ID', '0017'),
    tag('cbc:IssueDate', '2026-01-05'),
    tag('cbc:DueDate', '2026-02-05'),
    tag('cbc:InvoiceTypeCode', '380'),
    tag('cbc:DocumentCurrencyCode', 'EUR'),
    tag('cbc:BuyerReference', 'A'),
    tag('cac:AccountingSupplierParty', party('Dresden', '01067', 'DE', tag('cac:PartyTaxScheme', number, vat))),
    tag('cac:AccountingCustomerParty', party('Bourg', '01500', 'FR')),
    tag(
      'cac:PaymentMeans',
      tag('cbc:PaymentMeansCode', '30'),
      tag('cbc:PaymentID', reference),
      tag('cac:PayeeFinancialAccount', tag('cbc:ID', 'DE89370400440532013000')),
    ),
    tag(
      'cac:TaxTotal',
      money('TaxAmount', '19.00'),
      tag('cac:TaxSubtotal', money('TaxableAmount', '100.00'), money('TaxAmount', '19.00'), tag('cac:TaxCategory', ...rate)),
    ),
    tag(
      'cac:LegalMonetaryTotal',
      money('LineExtensionAmount', '100.00'),
      money('TaxExclusiveAmount', '100.00'),
      money('TaxInclusiveAmount', '119.00'),
      money('PayableAmount', '119.00'),
    ),
    tag(
      'cac:InvoiceLine',
      tag('cbc:ID', '1'),
      tag('cbc:InvoicedQuantity unitCode="C62"', '1'),
      money('LineExtensionAmount', '100.00'),
      tag(
        'cac:Item',
        tag('cbc:Name', 'Bag'),
        tag('cac:SellersItemIdentification', tag('cbc:ID', '007')),
        tag('cac:ClassifiedTaxCategory', ...rate),
      ),
      tag('cac:Price', money('PriceAmount', '100.00')),
    ),
  );
for (const [reference, seen] of [
  ['000123', '123'],
  ['17E10', '170000000000'],
  ['INV-0017', 'INV-0017'],
]) {
  writeFileSync('invoice.xml', invoice(reference));
  const { props } = await new einvoicing.UblReader().readFromFile('invoice.xml');
  const [seller, buyer] = [props.seller, props.buyer].map((who) => who.props.address.props.postalZone);
  console.log(reference, props.payment.props.id, seller, buyer);
  assert.deepEqual([props.payment.props.id, seller, buyer], [seen, '1067', '1500']);
  assert.equal(props.lines[0].props.sellerIdentifier.props.id, '007');
}
JS
node check.mjs
