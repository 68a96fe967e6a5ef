import { rejectionReasons } from '@caravan/cart-orders/contract';
import { returnKinds, type ReturnKind } from '@caravan/warehouse-packages/contract';

/** Each event is named like the state to which it leads. */
export const returnEvents = ['requested', 'agreed', 'sent', 'settled', 'refused', 'withdrawn'] as const;
export type ReturnEvent = (typeof returnEvents)[number];

/** The steps that staff make with what the seller says and does. */
export const returnSteps = ['agreed', 'refused', 'sent', 'settled'] as const;
export type ReturnStep = (typeof returnSteps)[number];

/** Why a shopper gives goods back. */
export const returnReasons = [...rejectionReasons, 'changed_mind'] as const;
export type ReturnReason = (typeof returnReasons)[number];

/** The actions that the state of a return allows its shopper; pages show a button for each. */
export const returnActions = ['withdraw'] as const;

/** The days in which the next step of a return is due. */
export const returnStepDays = 5;
/** The greatest fee for the way back that can be entered, in fen. */
export const maxReturnFeeFen = 100_000;

/** Who pays the way back to the seller: the shopper only for goods that are as ordered. */
export const returnPayer = (reason: ReturnReason): 'shopper' | 'shop' =>
  reason === 'changed_mind' ? 'shopper' : 'shop';

/** Goods that are as ordered are not exchanged for the same goods. */
export const returnKindsFor = (reason: ReturnReason): readonly ReturnKind[] =>
  reason === 'changed_mind' ? ['return'] : returnKinds;
