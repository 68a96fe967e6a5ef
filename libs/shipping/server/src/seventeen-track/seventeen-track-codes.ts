import type { TrackingStage } from '@caravan/shipping/contract';
import type { TrackingTrouble } from '@caravan/shipping/port';

/**
 * The sub-statuses of events in 17TRACK's documentation of API 2.4, as our stages. Those that say nothing about the journey,
 * such as `InTransit_Other`, `NotFound_Other` and `Expired_Other`, have none.
 */
const subStatuses: Readonly<Record<string, TrackingStage>> = {
  InfoReceived: 'info_received',
  InTransit_PickedUp: 'picked_up',
  InTransit_Departure: 'departed',
  InTransit_Arrival: 'arrived',
  InTransit_CustomsProcessing: 'customs',
  InTransit_CustomsRequiringInformation: 'customs_held',
  InTransit_CustomsReleased: 'customs_cleared',
  AvailableForPickup_Other: 'pickup',
  OutForDelivery_Other: 'out_for_delivery',
  Delivered_Other: 'delivered',
  Exception_Returning: 'returning',
  Exception_Returned: 'returned',
};

/** The milestones of the same documentation. */
const milestones: Readonly<Record<string, TrackingStage>> = {
  InfoReceived: 'info_received',
  PickedUp: 'picked_up',
  Departure: 'departed',
  Arrival: 'arrived',
  AvailableForPickup: 'pickup',
  OutForDelivery: 'out_for_delivery',
  Delivered: 'delivered',
  Returning: 'returning',
  Returned: 'returned',
};

const own = <T>(table: Readonly<Record<string, T>>, key: string | null | undefined): T | undefined =>
  typeof key === 'string' && Object.hasOwn(table, key) ? table[key] : undefined;

/** Our stage of an event; null if none describes it. */
export const stageOf = (
  subStatus: string | null | undefined,
  milestone: string | null | undefined,
): TrackingStage | null => {
  const exact = own(subStatuses, subStatus);
  if (exact) return exact;
  // Further kinds of these groups may be added: each is a failed delivery or a problem.
  if (subStatus?.startsWith('DeliveryFailure_')) return 'failed_attempt';
  if (subStatus?.startsWith('Exception_')) return 'exception';
  return own(milestones, milestone) ?? null;
};

/**
 * 17TRACK's keys of carriers, by names as staff write them, in lower case. Only keys on which several public clients agree;
 * 17TRACK recognises other carriers by the number.
 */
const carriers: readonly (readonly [RegExp, number])[] = [
  [/^(china )?ems\b|^china post ems\b|中国邮政速递|邮政ems/u, 3013],
  [/^china post\b|^中国邮政/u, 3011],
  [/^dhl( express)?$/u, 100001],
  [/^ups\b/u, 100002],
  [/^fedex\b|^联邦快递/u, 100003],
  [/^sf( express| international)?$|^顺丰/u, 100012],
  [/^yunexpress\b|^yun express\b|^云途/u, 190008],
  [/^yanwen\b|^燕文/u, 190012],
  [/^4px\b|^递四方/u, 190094],
];

/** 17TRACK's key of a carrier; null to let it recognise the number. */
export const carrierKeyOf = (carrier: string): number | null => {
  const name = carrier.trim().toLowerCase().replaceAll(/\s+/gu, ' ');
  return carriers.find(([pattern]) => pattern.test(name))?.[1] ?? null;
};

/** 17TRACK's codes that we act on, from its documentation. */
export const codes = {
  alreadyRegistered: -18_019_901,
  notRegistered: -18_019_902,
  notTracking: -18_019_906,
  noInformationYet: -18_019_909,
} as const;

/** The carrier's key is wrong for the number, or not supported. Without a key 17TRACK recognises the carrier. */
export const carrierRefusals: ReadonlySet<number> = new Set([-18_019_910, -18_019_911]);

const troubles = new Map<number, TrackingTrouble>([
  // The address of this server is not allowed, the key is wrong, the account is disabled, no right.
  [-18_010_001, 'key'],
  [-18_010_002, 'key'],
  [-18_010_004, 'key'],
  [-18_010_005, 'key'],
  [-18_010_003, 'unreachable'],
  // The daily limit is reached, the quota is used up.
  [-18_019_907, 'quota'],
  [-18_019_908, 'quota'],
]);

/** The trouble that a code means for all packages; undefined if it concerns one number. */
export const troubleOf = (code: number): TrackingTrouble | undefined => troubles.get(code);
