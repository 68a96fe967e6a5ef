import { schemaOf } from '@caravan/kernel';
import { countRetentionDue, getRetention, updateRetention } from './retention.endpoints.ts';
import { retention, retentionDue, retentionDueQuery, retentionPeriods } from './retention.schema.ts';

export const getRetentionContract = schemaOf(getRetention, { data: retention });
export const countRetentionDueContract = schemaOf(countRetentionDue, { query: retentionDueQuery, data: retentionDue });
export const updateRetentionContract = schemaOf(updateRetention, { body: retentionPeriods, data: retention });
