import { byLanguage, inLanguages } from '@caravan/kernel';
import type {
  DutyBand,
  DutyFee,
  DutyLimit,
  DutyRules,
  DutySource,
  ImportTax,
  Period,
} from '@caravan/logistics/contract';
import type { notes as en } from './duty-notes/en.ts';

const notes = byLanguage(import.meta.glob<typeof en>('./duty-notes/??.ts', { eager: true, import: 'notes' }));

/**
 * Charges of countries on parcels of ordinary goods from China, as Caravan ships them: for every country of the default
 * shipping methods. Each figure names the page that states it, and has the days for which it is in force as far as they
 * are known. `as_of` is the day of that page; a page without a day has the day since which the rule that it states is
 * in force, or the first or last day on which it can have been written, or else the first day of 2020. A figure that no
 * page supports is left out, and is shown as unknown. Staff keep the figures up to date in the console.
 */

const source = (as_of: string, title: string, url: string): DutySource => ({ title, url, as_of });

/** Amounts in units of the currency. */
const cents = (amount: number): number => Math.round(amount * 100);
const percent = (rate: number): number => Math.round(rate * 100);

const since = <Rule extends Period>(from: string, rule: Rule): Rule => ({ ...rule, from });
const until = <Rule extends Period>(last: string, rule: Rule): Rule => ({ ...rule, until: last });

const limit = (amount: number, basis: DutyLimit['basis'], from: DutySource): DutyLimit => ({
  amount_cents: cents(amount),
  basis,
  source: from,
});
const fromTheFirstCent = (from: DutySource): DutyLimit => limit(0, 'goods', from);
const never = (from: DutySource): DutyLimit => ({ amount_cents: null, basis: 'goods', source: from });

const tax = (low: number, high: number, base: ImportTax['base'], from: DutySource): ImportTax => ({
  low_bp: percent(low),
  high_bp: percent(high),
  base,
  source: from,
});
const duty = (
  low: number,
  high: number,
  base: DutyLimit['basis'],
  from: DutySource,
  upTo: { amount: number; basis: DutyLimit['basis'] } | null = null,
): DutyBand => ({
  kind: 'rate',
  up_to: upTo && { amount_cents: cents(upTo.amount), basis: upTo.basis },
  low_bp: percent(low),
  high_bp: percent(high),
  base,
  source: from,
});

/** A fixed fee for parcels of up to a value, in the currency of the country's figures if it has none of its own. */
const fee = (
  amount: number | { low: number; high: number },
  currency: string,
  per: DutyFee['per'],
  upTo: number,
  from: DutySource,
  taxRate = 0,
): DutyFee => {
  const { low, high } = typeof amount === 'number' ? { low: amount, high: amount } : amount;
  return {
    up_to: { amount_cents: cents(upTo), basis: 'goods' },
    low_cents: cents(low),
    high_cents: cents(high),
    currency,
    per,
    tax_bp: percent(taxRate),
    source: from,
  };
};

interface Known {
  duty_limit?: DutyLimit | DutyLimit[];
  tax_limit?: DutyLimit | DutyLimit[];
  tax?: ImportTax | ImportTax[];
  duty?: DutyBand[];
  fees?: DutyFee[];
  note?: DutyRules['note'];
}

/** Rules of which all that is not given is unknown. */
const rules = (currency: string, { duty_limit, tax_limit, tax: rate, duty: bands, fees, note }: Known): DutyRules => ({
  currency,
  duty_limits: [duty_limit ?? []].flat(),
  tax_limits: [tax_limit ?? []].flat(),
  taxes: [rate ?? []].flat(),
  duty: bands ?? [],
  fees: fees ?? [],
  note: note ?? null,
});

/** Names the collector in a country, and the gaps of its figures. */
const noteOf = (place: keyof typeof en): DutyRules['note'] => inLanguages((language) => notes[language][place]);

const euFlat = source(
  '2026-07-01',
  'Customs of Lithuania: e-commerce, EU €3 flat rate customs duty',
  'https://mano.muitine.lt/en/knowledge-bank/focus/e-commerce-eu3-flat-rate-customs-duty',
);
/** The relief of €150 ends on 30 June 2026; €3 until 1 July 2028, then the rates of the tariff for parcels of any value. */
const euTemporary = source(
  '2026-07-02',
  'Baker McKenzie: EU low value consignment relief abolished and EUR 3 customs duty introduced',
  'https://globalimportblog.bakermckenzie.com/2026/07/02/eu-low-value-consignment-relief-abolished-and-eur-3-customs-duty-introduced-from-1-july-2026/',
);
const euOverview = source(
  '2026-06-26',
  'Finnish Customs: new customs duty for online purchases that are declared in July',
  'https://tulli.fi/en/-/new-customs-duty-for-online-purchases-that-are-declared-in-july',
);
const euVatFromTheFirstCent = source(
  '2021-07-01',
  'European Commission: buying goods online coming from a non-European Union country',
  'https://taxation-customs.ec.europa.eu/buying-goods-online-coming-non-european-union-country_it',
);
/** The page states the VAT of Finland before September 2024. The customs value contains the shipping. */
const euRates = source(
  '2024-08-31',
  'Finnish Customs: examples of import duties on online purchases',
  'https://tulli.fi/en/private-persons/ordering-goods-online/examples-of-import-duties-on-online-purchases',
);
const euVatRates = source(
  '2026-01-01',
  'The VAT API: EU standard VAT rates by country (2026)',
  'https://www.thevatapi.com/blog/eu-vat-rates-by-country-2026',
);

const threeEuros: DutyBand = {
  kind: 'flat',
  up_to: { amount_cents: cents(150), basis: 'goods' },
  amount_cents: cents(3),
  per: 'kind_of_goods',
  from: '2026-07-01',
  until: '2028-06-30',
  source: euTemporary,
};

interface OwnRules {
  rateSource?: DutySource;
  fees?: DutyFee[];
  note?: DutyRules['note'];
}

/** The VAT of an import is charged on goods, shipping and duty (Directive 2006/112/EC, articles 85 and 86). */
const euCountry = (
  vat: number,
  { rateSource = euVatRates, fees = [], note = noteOf('EU') }: OwnRules = {},
): DutyRules =>
  rules('EUR', {
    duty_limit: [until('2026-06-30', limit(150, 'goods', euOverview)), since('2026-07-01', fromTheFirstCent(euFlat))],
    tax_limit: fromTheFirstCent(euVatFromTheFirstCent),
    tax: tax(vat, vat, 'goods_shipping_and_duty', rateSource),
    duty: [threeEuros, duty(0, 17, 'goods_and_shipping', euRates)],
    fees,
    note,
  });

const gbGuide = source(
  '2026-07-05',
  'CamChina Bridge: UK import duty and VAT on goods from China',
  'https://camchinabridge.co.uk/guides/uk-import-duty-and-vat/',
);
const gbTaxAndDuty = source(
  '2021-01-01',
  'GOV.UK: tax and customs for goods sent from abroad, tax and duty',
  'https://www.gov.uk/goods-sent-from-abroad/tax-and-duty',
);
/** Written after the consultation of 6 March 2026; the Budget of November 2025 had said March 2029. */
const gbRelief = source(
  '2026-03-06',
  'British Retail Consortium: next steps on low value imports, the relief ends by October 2028 at the latest',
  'https://brc.org.uk/news-and-events/news/trade-logistics/2026/ungated/trade-logistics-next-steps-on-low-value-imports/',
);
const thRates = source(
  '2026-01-01',
  'comGateway: Thailand customs and import taxes in 2026, typical rates of duty',
  'https://www.comgateway.com/blogs/your-2026-cheat-sheet-for-navigating-thailand-customs-and-import-taxes',
);
const thVat = source(
  '2025-09-09',
  'The Nation: the VAT of Thailand stays at 7% until 30 September 2026; without a decision it is 10%',
  'https://www.nationthailand.com/business/economy/40055179',
);
const thFromOneBaht = source(
  '2025-12-15',
  'DHL Express: import duty for goods valued from 1 baht, effective 1 January 2026',
  'https://www.dhl.com/discover/en-th/logistics-advice/import-export-advice/import-duty-faq',
);
const vnVat = source(
  '2025-07-01',
  'Saigon Giai Phong: 8% instead of 10% VAT until 31 December 2026, also on imports (Decree 174/2025)',
  'https://en.sggp.org.vn/value-added-tax-reduction-shall-apply-from-july-1-2025-to-december-31-2026-post118634.html',
);
const myDuties = source(
  '2018-09-01',
  'DHL Express Malaysia: which duties and taxes does an import incur',
  'https://www.dhl.com/discover/en-my/faq/duties-and-taxes/import-d-t-exemption-incurred',
);
const phLimit = source(
  '2019-12-20',
  'Manila Bulletin: the Bureau of Customs on imports of up to ₱10,000, free of duty and tax',
  'https://mb.com.ph/2019/12/20/customs-says-imported-goods-worth-p10000-and-below-duty-and-tax-free',
);
const phOneDay = source(
  '2025-05-07',
  'How Philippine import tax works: the ₱10,000 de minimis, parcels of one day',
  'https://www.importtaxph.com/how-it-works',
);
const idArticle29 = source(
  '2025-03-05',
  'Regulation of the Minister of Finance of Indonesia 4/2025, article 29',
  'https://pasal.id/en/peraturan/permen/permenkeu-no-4--tahun-2025/koreksi/6503503',
);
const inPersonalUse = source(
  '2026-04-01',
  'Customs Mumbai Zone III: FAQs of the courier terminal, goods for personal use (CTH 9804)',
  'https://mumbaicustomszone3.gov.in/apsc-ict-faq',
);
const hkFreePort = source(
  '2020-01-01',
  'Hong Kong Customs: cargo clearance, a free port without customs tariff and value added tax',
  'https://www.customs.gov.hk/en/service-enforcement-information/cargo-clearance/index.html',
);
const jpCustoms = source(
  '2020-01-01',
  'Japan Customs: 1006, duty exemption for goods at a total customs value of 10,000 yen or less',
  'http://www.customs.go.jp/english/c-answer_e/imtsukan/1006_e.htm',
);
const jpLimits = source(
  '2025-11-25',
  'Yomiuri Shimbun (livedoor News): imports up to 10,000 yen are free of consumption tax and duty',
  'https://news.livedoor.com/article/detail/30069614/',
);
const krLimits = source(
  '2025-04-06',
  'WOW TV: buying abroad, the value of the goods decides up to 150 dollars',
  'https://www.wowtv.co.kr/NewsCenter/News/Read?articleId=2025040635441',
);
const krRates = source(
  '2026-05-01',
  'KR Utils: Korea customs duty and VAT guide 2026',
  'https://krutils.com/main/guides/korea-customs-guide-2026/',
);
const caLimit = source(
  '2020-07-01',
  'Canada Border Services Agency: thresholds of low-value shipments, CAD 20 by mail and by courier',
  'https://cbsa-asfc.gc.ca/services/cusma-aceum/lvs-efv-eng.html',
);
const mxGlobalRate = source(
  '2025-10-23',
  'DAFTJ: the simplified procedure for couriers after the sixth resolution (rule 3.7.35)',
  'http://daftj.com/index.php/blog/nuevo-esquema-de-cumplimiento-para-empresas-de-mensajeria-y-paqueteria',
);
const mxNoTreaty = source(
  '2025-08-14',
  'Expansión: Mexico raises the rate for parcels from countries without a treaty from 19% to 33.5%',
  'https://expansion.mx/economia/2025/08/14/entra-en-vigor-nuevo-impuesto-temu-shein-y-aliexpress',
);
const mxUpTo2500 = source(
  '2025-08-15',
  'Regfollower: couriers pay 33.5% on goods up to US$2,500; 19% above US$117 is for goods of the USMCA',
  'https://regfollower.com/mexico-increases-tariffs-on-goods-via-simplified-customs-scheme',
);
const noFromTheFirstKrone = source(
  '2024-01-01',
  'Norwegian Customs: clothes and shoes bought online, without a limit of NOK 350',
  'https://toll.no/en/goods/clothes-and-shoes/clothes-and-shoes-you-buy-online/',
);
const noClothing = source(
  '2020-07-03',
  'Norwegian Customs: importation of clothing',
  'http://www.toll.no/en/goods/clothes-and-shoes/importation-of-clothing/',
);
const chParcels = source(
  '2024-01-01',
  'Federal Office for Customs and Border Security (Switzerland): receipt of letters and parcels',
  'https://bazg.admin.ch/bazg/en/home/information-individuals/online-shopping--mail-and-courier-consignments/importation-into-switzerland/receipt-of-letters-and-parcels.html',
);
const auLowValue = source(
  '2018-07-01',
  'Department of Home Affairs (Australia): buying over the internet',
  'https://www.homeaffairs.gov.au/trav/impo/buyi',
);
const nzFaqs = source(
  '2019-12-01',
  'New Zealand Customs Service: duty and GST FAQs',
  'http://customs.govt.nz/personal/duty-and-gst/faqs/',
);
const saStores = source(
  '2021-09-28',
  'Zakat, Tax and Customs Authority (Saudi Arabia): customers of online shops abroad',
  'https://zatca.gov.sa/en/RulesRegulations/Taxes/Pages/customs_individual/e-stores-customers.aspx',
);
const saParcels = source(
  '2021-09-28',
  'Saudi Gazette: personal shipments below SR1,000 are exempt from customs duty',
  'https://saudigazette.com.sa/article/611390',
);
const brDuty = source(
  '2026-02-28',
  'Terra Brasil Notícias: 20% up to US$50 and 60% less US$20 above in Remessa Conforme, in 2026',
  'https://terrabrasilnoticias.com/2026/02/nova-regra-fiscal-muda-tributacao-de-compras-em-marketplaces-internacionais-e-alerta-contribuintes-em-2026',
);
const brIcms = source(
  '2025-04-01',
  'ClipNews: ten states raise the ICMS on purchases abroad from 17% to 20%',
  'https://clipnews.com.br/economia/compras-internacionais-dez-estados-elevam-taxa-de-icms',
);
const clRule = source(
  '2025-10-24',
  'CNN Chile: VAT on international purchases from 25 October 2025',
  'https://www.cnnchile.com/servicios/hoy-es-el-ultimo-dia-para-comprar-sin-iva-en-tiendas-online-extranjeras-como-funcionara-el-cobro_20251024/',
);
const ilPersonalImport = source(
  '2025-04-08',
  'United Express: payment of taxes on personal imports',
  'https://unitedxp.co.il/payment-of-taxes-on-personal-imports/5',
);
const gccTariff = source(
  '2003-04-01',
  'International Trade Administration: Kuwait, import tariffs (common external tariff of the GCC)',
  'https://www.trade.gov/country-commercial-guides/kuwait-import-tariffs',
);

export const seedDuties: Readonly<Record<string, DutyRules>> = {
  HK: rules('HKD', {
    duty_limit: never(hkFreePort),
    tax_limit: never(hkFreePort),
    note: noteOf('HK'),
  }),

  JP: rules('JPY', {
    // Sources differ on whether duty begins as well.
    duty_limit: until('2028-03-31', limit(10_000, 'goods_and_shipping', jpCustoms)),
    tax_limit: [
      until('2028-03-31', limit(10_000, 'goods_and_shipping', jpLimits)),
      since(
        '2028-04-01',
        fromTheFirstCent(
          source(
            '2025-12-31',
            'SK Advisory: consumption tax on goods of up to 10,000 yen from 1 April 2028 (tax reform outline 2026)',
            'https://skadvisory.jp/en/japan-platform-taxation',
          ),
        ),
      ),
    ],
    note: noteOf('JP'),
  }),
  KR: rules('USD', {
    duty_limit: limit(150, 'goods', krLimits),
    tax_limit: limit(150, 'goods', krLimits),
    tax: tax(10, 10, 'goods_shipping_and_duty', krRates),
    duty: [duty(0, 13, 'goods_and_shipping', krRates)],
    note: noteOf('KR'),
  }),

  SG: rules('SGD', {
    duty_limit: never(
      source(
        '2021-11-01',
        'Singapore Customs: courier and postal procedures, duty and GST by kind of goods and value',
        'https://www.customs.gov.sg/personal-shipment/buying-from-overseas/courier-postal-procedures',
      ),
    ),
    tax_limit: limit(
      400,
      'goods_and_shipping',
      source(
        '2023-01-01',
        'Singapore Customs: importing by post or courier service',
        'https://www.customs.gov.sg/businesses/importing-goods/import-procedures/importing-by-post-or-courier-service',
      ),
    ),
    tax: tax(
      9,
      9,
      'goods_and_shipping',
      source(
        '2024-01-01',
        'Government of Singapore: the GST rate from 1 January 2024',
        'https://www.gov.sg/explainers/what-you-need-to-know-the-gst-rate-from-1-january-2024',
      ),
    ),
    note: noteOf('SG'),
  }),
  MY: rules('MYR', {
    duty_limit: limit(500, 'goods_and_shipping', myDuties),
    tax_limit: limit(500, 'goods_and_shipping', myDuties),
    tax: tax(5, 10, 'goods_shipping_and_duty', myDuties),
    duty: [duty(0, 30, 'goods_and_shipping', myDuties)],
    note: noteOf('MY'),
  }),
  TH: rules('THB', {
    duty_limit: limit(1, 'goods_and_shipping', thFromOneBaht),
    tax_limit: limit(1, 'goods_and_shipping', thFromOneBaht),
    tax: [
      until('2026-09-30', tax(7, 7, 'goods_shipping_and_duty', thVat)),
      // Without a further decision it is 10% again.
      since('2026-10-01', tax(7, 10, 'goods_shipping_and_duty', thVat)),
    ],
    duty: [duty(0, 30, 'goods_and_shipping', thRates)],
    note: noteOf('TH'),
  }),
  VN: rules('VND', {
    duty_limit: limit(
      1_000_000,
      'goods_and_shipping',
      source(
        '2025-03-31',
        'EY: the limit of VND 1,000,000 of import duty stays (Decree 134/2016, article 29), that of VAT ends',
        'https://www.ey.com/en_vn/technical/tax/tax-and-law-updates/customs-global-trade-alert-march-2025-repeal-of-the-threshold-for-import-duties-and-vat-exemptions-regarding-low-value-express-shipments',
      ),
    ),
    tax_limit: fromTheFirstCent(
      source(
        '2025-02-18',
        'VnEconomy: no VAT exemption for low-value imports by express delivery',
        'https://vneconomy.vn/vat-exemption-will-not-be-applicable-to-low-value-imports-sent-via-express-delivery-services.htm',
      ),
    ),
    tax: [
      until('2026-12-31', tax(8, 10, 'goods_shipping_and_duty', vnVat)),
      since('2027-01-01', tax(10, 10, 'goods_shipping_and_duty', vnVat)),
    ],
    note: noteOf('VN'),
  }),
  PH: rules('PHP', {
    duty_limit: limit(10_000, 'goods', phLimit),
    tax_limit: limit(10_000, 'goods', phOneDay),
    tax: tax(
      12,
      12,
      'goods_shipping_and_duty',
      source(
        '2020-01-01',
        'Tokyolume: Philippines, customs, duties and de minimis',
        'https://tokyolume.com/pages/philippines-customs-duties-de-minimis',
      ),
    ),
    note: noteOf('PH'),
  }),
  ID: rules('USD', {
    duty_limit: limit(3, 'goods', idArticle29),
    tax_limit: fromTheFirstCent(idArticle29),
    tax: tax(
      11,
      11,
      'goods_shipping_and_duty',
      source(
        '2023-03-04',
        'DDTC News: goods from abroad, duty above US$3 and VAT of 11%',
        'https://news.ddtc.co.id/berita/nasional/46079/kirim-barang-dari-ln-bea-masuk-tak-dipungut-atas-harga-maksimal-us3',
      ),
    ),
    duty: [
      duty(
        0,
        25,
        'goods_and_shipping',
        source(
          '2025-03-05',
          'PajakOnline: PMK 4/2025, import duty on certain goods sent by parcel',
          'https://www.pajakonline.com/pmk-4-2025-tarif-bea-masuk-barang-kiriman-tertentu/',
        ),
        { amount: 1_500, basis: 'goods' },
      ),
    ],
    note: noteOf('ID'),
  }),

  IN: rules('INR', {
    tax: tax(18, 18, 'goods_shipping_and_duty', inPersonalUse),
    duty: [duty(11, 11, 'goods_and_shipping', inPersonalUse)],
    note: noteOf('IN'),
  }),

  US: rules('USD', {
    duty_limit: fromTheFirstCent(
      source(
        '2026-06-24',
        'Alba Wheels Up: customs suspend de minimis without an end (91 FR 37789, by mail 91 FR 37801)',
        'https://albawheelsup.com/trade_news/cbp-makes-it-official-de-minimis-is-gone-for-good-and-a-new-postal-entry-process-is-on-the-way/',
      ),
    ),
    tax_limit: never(
      source(
        '2025-08-28',
        'Zonos: United States, state sales taxes in lieu of an import tax',
        'https://docs.zonos.com/country-guides/north-america/united-states',
      ),
    ),
    note: noteOf('US'),
  }),
  CA: rules('CAD', {
    duty_limit: limit(20, 'goods', caLimit),
    tax_limit: limit(20, 'goods', caLimit),
    tax: tax(
      5,
      15,
      'goods_and_duty',
      source(
        '2025-03-31',
        'Love, Bonito: taxes and duties to Canada',
        'https://faq-usa.lovebonito.com/hc/en-us/articles/42140187306009-Taxes-Duties-To-Canada',
      ),
    ),
    duty: [
      duty(
        0,
        18,
        'goods',
        source(
          '2020-06-30',
          'Canada Border Services Agency: duty and taxes estimator',
          'https://www.cbsa-asfc.gc.ca/travel-voyage/dte-acl/err-eng.html',
        ),
      ),
    ],
    note: noteOf('CA'),
  }),
  MX: rules('USD', {
    duty_limit: fromTheFirstCent(mxNoTreaty),
    tax_limit: fromTheFirstCent(mxGlobalRate),
    tax: tax(0, 0, 'goods', mxGlobalRate),
    duty: [duty(33.5, 33.5, 'goods_and_shipping', mxUpTo2500, { amount: 2_500, basis: 'goods_and_shipping' })],
    note: noteOf('MX'),
  }),

  GB: rules('GBP', {
    duty_limit: [
      until('2028-09-30', limit(135, 'goods', gbTaxAndDuty)),
      since('2028-10-01', fromTheFirstCent(gbRelief)),
    ],
    tax_limit: fromTheFirstCent(gbTaxAndDuty),
    tax: tax(20, 20, 'goods_shipping_and_duty', gbGuide),
    // No page states the duty on parcels of low value after that day.
    duty: [until('2028-09-30', duty(0, 12, 'goods_and_shipping', gbGuide))],
    note: noteOf('GB'),
  }),
  DE: euCountry(19),
  FR: euCountry(20, {
    fees: [
      since(
        '2026-03-01',
        fee(
          2,
          'EUR',
          'kind_of_goods',
          150,
          source(
            '2026-02-02',
            'BLR Belle Reaux: new tax of €2 an article on low-value parcels to France from 1 March 2026',
            'https://www.blr-bellereaux.com/?p=7035',
          ),
        ),
      ),
    ],
    note: noteOf('FR'),
  }),
  NL: euCountry(21),
  BE: euCountry(21),
  ES: euCountry(21),
  IT: euCountry(22, {
    fees: [
      since(
        '2026-07-01',
        fee(
          2,
          'EUR',
          'parcel',
          150,
          source(
            '2026-03-12',
            'AGI: the contribution of €2 on small parcels to Italy is put off until 30 June 2026',
            'https://www.agi.it/economia/news/2026-03-12/tassa-pacchi-rinvio-mef-36072958/',
          ),
        ),
      ),
    ],
    note: noteOf('IT'),
  }),
  AT: euCountry(20),
  IE: euCountry(23),
  PT: euCountry(23),
  LU: euCountry(17),
  PL: euCountry(23),
  CZ: euCountry(21),
  SE: euCountry(25),
  DK: euCountry(25),
  FI: euCountry(25.5),
  HU: euCountry(27),
  GR: euCountry(24),
  RO: euCountry(21, {
    rateSource: source(
      '2025-08-01',
      'Regfollower: Romania raises the VAT from 19% to 21% (Law 141/2025)',
      'https://regfollower.com/romania-increases-standard-and-reduced-vat-rates-effective-starting-tomorrow',
    ),
    fees: [
      since(
        '2026-01-01',
        // Below €150, not at it.
        fee(
          25,
          'RON',
          'parcel',
          149.99,
          source(
            '2026-02-03',
            'Digi24: the Ministry of Finance of Romania explains the fee of 25 lei on parcels below €150',
            'https://www.digi24.ro/stiri/economie/ministerul-finantelor-explica-noua-taxa-de-25-de-lei-pentru-coletele-din-afara-ue-nu-e-taxa-vamala-ci-o-obligatie-fiscala-interna-3614117',
          ),
        ),
      ),
    ],
    note: noteOf('RO'),
  }),

  NO: rules('NOK', {
    duty_limit: fromTheFirstCent(noFromTheFirstKrone),
    tax_limit: fromTheFirstCent(noFromTheFirstKrone),
    tax: tax(25, 25, 'goods_shipping_and_duty', noFromTheFirstKrone),
    duty: [duty(0, 10.7, 'goods_and_shipping', noClothing)],
    note: noteOf('NO'),
  }),
  CH: rules('CHF', {
    duty_limit: never(
      source(
        '2024-01-01',
        'Federal Office for Customs and Border Security (Switzerland): abolition of industrial tariffs',
        'https://bazg.admin.ch/bazg/en/home/topics/aufhebung_industriezoelle.html',
      ),
    ),
    tax_limit: limit(62, 'goods_and_shipping', chParcels),
    tax: tax(8.1, 8.1, 'goods_shipping_and_duty', chParcels),
    note: noteOf('CH'),
  }),

  AU: rules('AUD', {
    duty_limit: limit(1_000, 'goods', auLowValue),
    tax_limit: limit(1_000, 'goods', auLowValue),
    tax: tax(
      10,
      10,
      'goods_shipping_and_duty',
      source(
        '2020-01-01',
        'Australian Taxation Office: paying GST on imported goods',
        'https://smallbusiness.taxsuperandyou.gov.au/growing-your-small-business/paying-gst-on-imported-goods',
      ),
    ),
    duty: [
      duty(
        0,
        5,
        'goods',
        source('2015-01-01', 'Australia: tariffs and taxes', 'https://issuhub.com/view/index/5731?pageIndex=159'),
      ),
    ],
    note: noteOf('AU'),
  }),
  NZ: rules('NZD', {
    duty_limit: limit(1_000, 'goods', nzFaqs),
    tax_limit: limit(1_000, 'goods', nzFaqs),
    tax: tax(15, 15, 'goods_shipping_and_duty', nzFaqs),
    duty: [
      duty(
        0,
        10,
        'goods',
        source(
          '2020-01-01',
          'International Trade Administration: New Zealand, import tariffs',
          'https://www.trade.gov/country-commercial-guides/new-zealand-import-tariffs',
        ),
      ),
    ],
    fees: [
      since(
        '2026-04-01',
        fee(
          { low: 2.09, high: 2.21 },
          'NZD',
          'parcel',
          1_000,
          source(
            '2026-03-16',
            'Gondola: the levy of New Zealand Customs per consignment, by sea NZ$2.09 and by air NZ$2.21, plus GST',
            'https://www.gogondola.com/articles/nz-customs-new-per-consignment-levy-kicks-in-on-1-april-are-your-systems-ready',
          ),
          15,
        ),
      ),
    ],
    note: noteOf('NZ'),
  }),

  AE: rules('AED', {
    duty_limit: limit(
      1_000,
      'goods',
      source(
        '2023-03-03',
        'Khaleej Times: Dubai restores the exemption of parcels up to Dh1,000',
        'https://www.khaleejtimes.com/life-and-living/visa-and-immigration-in-uae/dubai-suspends-new-customs-duty-on-international-goods-above-dh300',
      ),
    ),
    tax_limit: fromTheFirstCent(
      source(
        '2023-01-01',
        'Gulf Buzz: 5% VAT on all shipments that are not documents',
        'https://gulfbuzz.com/new-customs-duty-applicable-international-shopping-over-aed-300',
      ),
    ),
    tax: tax(
      5,
      5,
      'goods_shipping_and_duty',
      source(
        '2023-01-12',
        'All About VAT: 5% customs duty and 5% VAT on international shopping',
        'https://www.allaboutvat.com/news-update/dubai-new-custom-duty-applicable-on-international-shopping-exceeding-aed-300/',
      ),
    ),
    duty: [duty(5, 5, 'goods_and_shipping', gccTariff)],
    note: noteOf('AE'),
  }),
  SA: rules('SAR', {
    duty_limit: limit(999.99, 'goods_and_shipping', saStores),
    tax_limit: fromTheFirstCent(saStores),
    tax: tax(15, 15, 'goods_shipping_and_duty', saParcels),
    note: noteOf('SA'),
  }),
  IL: rules('USD', {
    duty_limit: limit(500, 'goods', ilPersonalImport),
    tax_limit: since(
      '2026-02-25',
      limit(
        130,
        'goods',
        source(
          '2026-02-25',
          'Globes: the order on parcels of up to US$130 without VAT is in force since its signature',
          'https://www.globes.co.il/news/article.aspx?did=1001536092',
        ),
      ),
    ),
    tax: tax(
      18,
      18,
      'goods_shipping_and_duty',
      source(
        '2026-02-25',
        'The Times of Israel (QOSHE): exemption of online purchases, VAT of 18%',
        'https://qoshe.com/the-times-of-israel/sam-sokol/defying-knesset-smotrich-ups-tax-exemption-for-online-purchases-from-abroad-to-130/188059078',
      ),
    ),
    duty: [
      duty(
        0,
        12,
        'goods_and_shipping',
        source(
          '2026-01-01',
          'comGateway: Israel customs and import taxes in 2026',
          'https://www.comgateway.com/blogs/the-quick-cheat-sheet-for-israel-customs-and-import-taxes',
        ),
      ),
    ],
    note: noteOf('IL'),
  }),
  TR: rules('EUR', {
    duty_limit: fromTheFirstCent(
      source(
        '2026-02-06',
        'Halk TV: the exemption of €30 for orders from abroad has ended',
        'https://halktv.com.tr/ekonomi/yurt-disi-alisverisinde-30-euro-muafiyeti-tarih-oldu-1006357h',
      ),
    ),
    note: noteOf('TR'),
  }),
  QA: rules('QAR', {
    duty_limit: limit(
      1_000,
      'goods',
      source(
        '2025-11-02',
        'The Peninsula: Qatar customs exemptions',
        'https://thepeninsulaqatar.com/article/02/11/2025/qatar-customs-exemptions-what-you-can-bring-duty-free-into-qatar',
      ),
    ),
    duty: [
      duty(
        5,
        5,
        'goods_and_shipping',
        source(
          '2020-12-31',
          'Marhaba: import and export regulations in Qatar',
          'https://marhaba.qa/qatarlinks/import-export-regulations-in-qatar/',
        ),
      ),
    ],
  }),
  KW: rules('KWD', {
    duty_limit: limit(
      100,
      'goods',
      source(
        '2020-12-31',
        'Times Kuwait: customs exempt goods up to KD100 (instruction 94/2020)',
        'https://timeskuwait.com/news/customs-exempt-goods-less-than-kd100-dinars-from-fees/amp',
      ),
    ),
    duty: [duty(5, 5, 'goods_and_shipping', gccTariff)],
  }),

  BR: rules('USD', {
    duty_limit: fromTheFirstCent(brDuty),
    tax_limit: fromTheFirstCent(
      source(
        '2023-09-22',
        'O Globo: ICMS applies to parcels of any value',
        'https://oglobo.globo.com/economia/noticia/2023/09/22/mercado-live-e-shopee-recebem-certificacao-do-governo-e-passam-a-ter-compras-de-ate-us-50-isentas.ghtml',
      ),
    ),
    // ICMS is 17% or 20% of a price that contains it: 20.48% or 25% of what is before it.
    tax: tax(20.48, 25, 'goods_shipping_and_duty', brIcms),
    // From 20% to 60% whether the seller takes part or not; the simplified rates end at US$3,000.
    duty: [duty(20, 60, 'goods_and_shipping', brDuty, { amount: 3_000, basis: 'goods_and_shipping' })],
    note: noteOf('BR'),
  }),
  CL: rules('USD', {
    duty_limit: fromTheFirstCent(
      source(
        '2025-09-16',
        'Chilevisión: orders from sellers who are not registered pay VAT and duty on arrival',
        'https://www.chilevision.cl/noticias/nacional/inicia-en-pocos-dias-lo-que-debes-saber-sobre-el-iva-a-compras-en-apps',
      ),
    ),
    tax_limit: fromTheFirstCent(clRule),
    tax: tax(
      19,
      19,
      'goods_and_shipping',
      source(
        '2025-10-02',
        'El Dínamo: VAT on online purchases abroad, on goods and shipping',
        'https://www.eldinamo.cl/economia/dinero/2025/10/02/compras-online-en-el-extranjero-con-iva-las-plataformas-inscritas-y-como-se-aplicara-el-impuesto/',
      ),
    ),
    duty: [
      duty(
        0,
        6,
        'goods_and_shipping',
        source(
          '2025-10-03',
          'Infinita: every international purchase pays VAT from 25 October 2025',
          'https://www.infinita.cl/columnas/2025/10/03/red-transformadora-el-25-de-octubre-comenzara-a-regir-la-nueva-normativa-que-obliga-a-pagar-iva-a-todas-las-compras-internacionales.html',
        ),
      ),
    ],
    note: noteOf('CL'),
  }),

  ZA: rules('ZAR', {
    duty_limit: fromTheFirstCent(
      source(
        '2024-10-31',
        'Baker McKenzie: the low customs value consignment relief is phased out',
        'https://internationaltradecomplianceupdate.com/2024/10/31/south-africa-do-all-good-things-come-to-an-end-phasing-out-the-low-customs-value-consignment-relief',
      ),
    ),
    tax_limit: fromTheFirstCent(
      source(
        '2025-09-01',
        'Baker McKenzie: import VAT relief on small parcels is phased out in law',
        'https://insightplus.bakermckenzie.com/bm/tax/south-africa-perhaps-all-goods-things-really-do-come-to-an-end-import-vat-relief-on-small-parcels-set-to-be-phased-out-in-law',
      ),
    ),
    // 15% of the customs value, a tenth of it, and the duty: between 15% and 16.5% of both.
    tax: tax(
      15,
      16.5,
      'goods_and_duty',
      source(
        '2018-04-01',
        'South African Revenue Service: how is VAT calculated on imported goods',
        'https://www.sars.gov.za/faq/faq-how-is-vat-calculated-on-imported-goods',
      ),
    ),
    duty: [
      duty(
        0,
        45,
        'goods',
        source(
          '2024-11-01',
          'TFG Media: parcels of clothing below R500 pay customs duty of 45% since 1 November 2024',
          'https://tfgmedia.co.za/fortune/customs-what-youre-paying-for-and-why',
        ),
      ),
    ],
    note: noteOf('ZA'),
  }),
};
