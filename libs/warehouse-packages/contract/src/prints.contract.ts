import { schemaOf } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import { createPrint, getPrint } from './prints.staff-endpoints.ts';
import { byPrintToken, newPrint, print } from './prints.schema.ts';
export * from './prints.schema.ts';

export const createPrintContract = schemaOf(createPrint, { body: newPrint, data: print });
export const getPrintContract = schemaOf(getPrint, { params: byPrintToken, data: z.unknown() });
