/** Why a shopper rejects goods by their photos: what is wrong with them. */
export const rejectionReasons = ['wrong_goods', 'damaged', 'incomplete', 'quality'] as const;

export type RejectionReason = (typeof rejectionReasons)[number];
