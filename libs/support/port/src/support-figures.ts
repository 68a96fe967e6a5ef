import { onePort, type StepFigures } from '@caravan/server-core';

/** Support in the owner's figures: from a shopper's first message to the first answer of staff. */
export type SupportFigures = Pick<StepFigures<never, 'first_answer'>, 'passages'>;

export const supportFiguresPort = onePort<SupportFigures>('SupportFigures');
