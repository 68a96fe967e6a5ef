import { type Restriction, restrictions } from '@caravan/shipping/contract';
import { byLanguage, inLanguages } from '@caravan/kernel';
import type { ShippingMethodVersion, Zone } from '../methods/shipping-method.ts';
import type { names as en } from './method-names/en.ts';

const names = byLanguage(import.meta.glob<typeof en>('./method-names/??.ts', { eager: true, import: 'names' }));

/** Countries with similar prices for parcels from southern China. */
const area = {
  hongKong: ['HK'],
  eastAsia: ['JP', 'KR'],
  southEastAsia: ['SG', 'MY', 'TH', 'VN', 'PH', 'ID'],
  southAsia: ['IN'],
  northAmerica: ['US', 'CA', 'MX'],
  westEurope: ['GB', 'DE', 'FR', 'NL', 'BE', 'ES', 'IT', 'AT', 'IE', 'PT', 'LU'],
  otherEurope: ['PL', 'CZ', 'SE', 'DK', 'FI', 'NO', 'CH', 'HU', 'GR', 'RO'],
  oceania: ['AU', 'NZ'],
  middleEast: ['AE', 'SA', 'IL', 'TR', 'QA', 'KW'],
  latinAmerica: ['BR', 'CL'],
  africa: ['ZA'],
} as const;

type Area = keyof typeof area;
type Row = [areas: Area[], firstFen: number, furtherFen: number, days: [number, number]];

/** The delivery times of the landing page, in days. */
const times = { express: [1, 3], direct: [5, 10], postal: [10, 14], ocean: [21, 35] } satisfies Record<
  string,
  [number, number]
>;

const zones = (customsFen: number, rows: readonly Row[]): Zone[] =>
  rows.map(([areas, firstFen, furtherFen, [etaMinDays, etaMaxDays]]) => ({
    countries: areas.flatMap((name) => area[name]),
    etaMinDays,
    etaMaxDays,
    firstFen,
    furtherFen,
    customsFen,
  }));

const allBut = (...carried: Restriction[]): Restriction[] => restrictions.filter((one) => !carried.includes(one));

const method = (
  of: Omit<ShippingMethodVersion, 'id' | 'name' | 'version' | 'active' | 'minG' | 'packingG' | 'maxValueFen'> &
    Partial<ShippingMethodVersion> & { id: keyof typeof en },
): ShippingMethodVersion => ({
  name: inLanguages((language) => names[language][of.id]),
  version: 1,
  active: true,
  minG: 0,
  packingG: 150,
  maxValueFen: null,
  ...of,
});

/**
 * The default shipping methods. Their prices are realistic for parcels from China, but not those of any carrier.
 * Operators set their own by `PUT /staff/shipping_lines/{id}`.
 */
export const seedMethods: readonly ShippingMethodVersion[] = [
  method({
    id: 'ems',
    carrier: 'China Post EMS',
    trackingUrl: 'https://www.ems.com.cn/english/?mailNum={number}',
    zones: zones(800, [
      [['hongKong', 'eastAsia'], 12_000, 3_500, [3, 6]],
      [['southEastAsia', 'southAsia'], 13_500, 4_200, [4, 8]],
      [['northAmerica', 'oceania'], 18_500, 6_500, [5, 10]],
      [['westEurope', 'otherEurope'], 21_000, 6_800, [5, 10]],
      [['middleEast', 'latinAmerica', 'africa'], 24_500, 8_600, [6, 12]],
    ]),
    maxG: 30_000,
    maxSideMm: 1_500,
    maxGirthMm: 3_000,
    divisor: 8_000,
    restrictions: ['battery', 'liquid', 'powder', 'magnet', 'medicine', 'blade'],
  }),
  method({
    id: 'post-air',
    carrier: 'China Post',
    trackingUrl: '',
    zones: zones(800, [
      [['hongKong', 'eastAsia'], 9_800, 2_400, times.postal],
      [['southEastAsia', 'southAsia'], 10_400, 2_800, times.postal],
      [['northAmerica', 'oceania'], 13_200, 4_600, times.postal],
      [['westEurope', 'otherEurope'], 14_500, 4_400, times.postal],
      [['middleEast', 'latinAmerica', 'africa'], 16_800, 5_900, times.postal],
    ]),
    maxG: 30_000,
    maxSideMm: 1_050,
    maxGirthMm: 2_000,
    divisor: null,
    restrictions: ['battery', 'liquid', 'powder', 'magnet', 'medicine', 'blade'],
  }),
  method({
    id: 'post-surface',
    carrier: 'China Post',
    trackingUrl: '',
    zones: zones(800, [
      [['eastAsia', 'southEastAsia'], 7_600, 1_100, times.ocean],
      [['northAmerica', 'oceania'], 9_500, 1_700, times.ocean],
      [['westEurope', 'otherEurope'], 9_900, 1_600, times.ocean],
      [['middleEast', 'latinAmerica', 'africa'], 11_200, 2_100, times.ocean],
    ]),
    minG: 1_000,
    maxG: 30_000,
    maxSideMm: 1_050,
    maxGirthMm: 2_000,
    divisor: null,
    restrictions: ['battery', 'liquid', 'medicine', 'blade', 'food'],
  }),
  method({
    id: 'small-packet',
    carrier: 'China Post',
    trackingUrl: '',
    zones: zones(400, [
      [['hongKong', 'eastAsia', 'southEastAsia'], 4_600, 3_100, times.postal],
      [['northAmerica', 'oceania', 'southAsia'], 6_200, 4_400, times.postal],
      [['westEurope', 'otherEurope'], 5_900, 4_100, times.postal],
      [['middleEast', 'latinAmerica', 'africa'], 6_900, 4_900, times.postal],
    ]),
    maxG: 2_000,
    maxSideMm: 600,
    maxGirthMm: 1_500,
    divisor: null,
    packingG: 60,
    maxValueFen: 150_000,
    restrictions: ['battery', 'liquid', 'powder', 'magnet', 'medicine', 'blade', 'branded'],
  }),
  method({
    id: 'epacket',
    carrier: 'China Post',
    trackingUrl: '',
    zones: zones(400, [
      [['northAmerica'], 5_600, 3_700, [8, 12]],
      [['westEurope'], 5_400, 3_500, [8, 12]],
      [['oceania'], 5_200, 3_300, [8, 12]],
      [['eastAsia'], 4_100, 2_500, [6, 10]],
    ]),
    maxG: 2_000,
    maxSideMm: 600,
    maxGirthMm: 1_500,
    divisor: null,
    packingG: 60,
    maxValueFen: 200_000,
    restrictions: ['battery', 'liquid', 'powder', 'magnet', 'medicine', 'blade'],
  }),
  method({
    id: 'dhl-express',
    carrier: 'DHL',
    trackingUrl: 'https://www.dhl.com/en/express/tracking.html?AWB={number}',
    zones: zones(1_500, [
      [['hongKong', 'eastAsia', 'southEastAsia'], 19_500, 5_200, times.express],
      [['northAmerica', 'westEurope'], 25_800, 7_400, times.express],
      [['otherEurope', 'oceania', 'southAsia', 'middleEast'], 28_600, 8_300, [2, 4]],
      [['latinAmerica', 'africa'], 34_900, 10_200, [3, 5]],
    ]),
    maxG: 70_000,
    maxSideMm: 1_200,
    maxGirthMm: 3_000,
    divisor: 5_000,
    packingG: 250,
    restrictions: ['liquid', 'powder', 'magnet', 'medicine', 'blade', 'branded'],
  }),
  method({
    id: 'fedex-priority',
    carrier: 'FedEx',
    trackingUrl: 'https://www.fedex.com/fedextrack/?trknbr={number}',
    zones: zones(1_500, [
      [['hongKong', 'eastAsia', 'southEastAsia'], 18_800, 5_000, times.express],
      [['northAmerica'], 24_200, 6_900, times.express],
      [['westEurope', 'otherEurope'], 26_900, 7_600, [2, 4]],
      [['oceania', 'middleEast', 'latinAmerica'], 29_800, 8_700, [2, 5]],
    ]),
    maxG: 68_000,
    maxSideMm: 2_740,
    maxGirthMm: 3_300,
    divisor: 5_000,
    packingG: 250,
    restrictions: ['liquid', 'powder', 'magnet', 'medicine', 'blade', 'branded'],
  }),
  method({
    id: 'ups-saver',
    carrier: 'UPS',
    trackingUrl: 'https://www.ups.com/track?tracknum={number}',
    zones: zones(1_500, [
      [['northAmerica'], 23_900, 6_700, times.express],
      [['westEurope', 'otherEurope'], 26_200, 7_300, [2, 4]],
      [['eastAsia', 'southEastAsia'], 18_900, 5_100, times.express],
    ]),
    maxG: 70_000,
    maxSideMm: 2_740,
    maxGirthMm: 4_000,
    divisor: 5_000,
    packingG: 250,
    restrictions: ['liquid', 'powder', 'magnet', 'medicine', 'blade', 'branded'],
  }),
  method({
    id: 'sf-international',
    carrier: 'SF Express',
    trackingUrl: '',
    zones: zones(1_000, [
      [['hongKong'], 5_800, 1_200, times.express],
      [['eastAsia'], 11_500, 3_000, [2, 4]],
      [['southEastAsia'], 12_600, 3_400, [2, 5]],
      [['northAmerica', 'oceania'], 19_900, 5_600, [4, 7]],
    ]),
    maxG: 50_000,
    maxSideMm: 1_500,
    maxGirthMm: 3_000,
    divisor: 6_000,
    restrictions: ['battery', 'liquid', 'medicine', 'blade'],
  }),
  method({
    id: 'direct-general',
    carrier: 'YunExpress',
    trackingUrl: 'https://www.yuntrack.com/parcelTracking?id={number}',
    zones: zones(600, [
      [['northAmerica'], 8_900, 4_300, times.direct],
      [['westEurope'], 8_600, 4_000, times.direct],
      [['otherEurope'], 9_700, 4_400, times.direct],
      [['oceania'], 8_200, 3_900, times.direct],
      [['eastAsia', 'southEastAsia'], 6_300, 2_200, times.direct],
    ]),
    maxG: 20_000,
    maxSideMm: 1_000,
    maxGirthMm: 2_400,
    divisor: 8_000,
    maxValueFen: 500_000,
    restrictions: ['battery', 'liquid', 'powder', 'food', 'cosmetics', 'magnet', 'medicine', 'blade', 'branded'],
  }),
  method({
    id: 'direct-sensitive',
    carrier: '4PX',
    trackingUrl: 'https://track.4px.com/#/result/0/{number}',
    zones: zones(600, [
      [['northAmerica'], 10_900, 5_200, times.direct],
      [['westEurope'], 10_500, 4_900, times.direct],
      [['otherEurope', 'middleEast'], 11_900, 5_500, times.direct],
      [['oceania'], 10_100, 4_800, times.direct],
      [['eastAsia', 'southEastAsia'], 7_400, 2_700, times.direct],
    ]),
    maxG: 20_000,
    maxSideMm: 600,
    maxGirthMm: 2_000,
    divisor: 8_000,
    maxValueFen: 500_000,
    restrictions: allBut('battery', 'cosmetics', 'magnet', 'powder', 'branded', 'fragile'),
  }),
  method({
    id: 'air-tax-paid',
    carrier: 'Caravan Line',
    trackingUrl: '',
    zones: zones(0, [
      [['westEurope', 'otherEurope'], 12_800, 4_700, [10, 15]],
      [['northAmerica'], 13_600, 4_900, [9, 14]],
    ]),
    minG: 500,
    maxG: 30_000,
    maxSideMm: 1_000,
    maxGirthMm: 2_600,
    divisor: 6_000,
    maxValueFen: 300_000,
    restrictions: ['liquid', 'food', 'medicine', 'blade'],
  }),
  method({
    id: 'sea-to-door',
    carrier: 'Caravan Line',
    trackingUrl: '',
    zones: zones(1_200, [
      [['northAmerica'], 9_800, 1_250, times.ocean],
      [['westEurope', 'otherEurope'], 10_200, 1_300, times.ocean],
      [['oceania'], 9_600, 1_200, times.ocean],
      [['southEastAsia'], 6_200, 800, [14, 24]],
    ]),
    minG: 5_000,
    maxG: 100_000,
    maxSideMm: 2_400,
    maxGirthMm: null,
    divisor: 6_000,
    packingG: 500,
    restrictions: ['food', 'medicine', 'blade', 'liquid'],
  }),
  method({
    id: 'asia-land',
    carrier: 'J&T International',
    trackingUrl: '',
    zones: zones(500, [
      [['southEastAsia'], 4_800, 1_400, [5, 9]],
      [['hongKong'], 3_200, 700, [2, 4]],
    ]),
    maxG: 30_000,
    maxSideMm: 1_200,
    maxGirthMm: 2_600,
    divisor: 6_000,
    restrictions: ['liquid', 'food', 'medicine', 'blade'],
  }),
];
