import { sql } from 'drizzle-orm';
import type { AuditRun, Database } from '@caravan/server-core';

/** Compares own parcels with those at the station and with their goods. */
export const auditForwarding = async (db: Database, run: AuditRun): Promise<string[]> => [
  ...(await run.part('own parcels', async () => {
    const { rows } = await db.execute<{ fault: string }>(sql`
      select 'own parcel ' || p.number || ' is ' || p.state || ', at the station it is ' || coalesce(i.state, 'unknown') as fault
      from own_parcel p left join inbound_parcel i on i.forwarding_number = p.number and i.state <> 'discarded'
      where i.state is distinct from (case p.state when 'announced' then 'expected' when 'never_arrived' then 'expected' when 'received' then 'received' end)
      union all
      select 'own parcel ' || p.number || ' was received, but has no goods' from own_parcel p
      where p.state = 'received' and not exists (
        select from store_item s where s.order_number = p.number and s.origin = 'own' and s.taken_back_at is null
      )
      union all
      select 'item ' || s.number || ' is of no own parcel of its shopper' from store_item s
      where s.origin = 'own' and s.taken_back_at is null and not exists (
        select from own_parcel p where p.number = s.order_number and p.user_id = s.user_id and p.state = 'received'
      )
      union all
      select 'own parcel ' || p.number || ' waits for an answer, but its goods can be packed' from own_parcel p
      where p.question is not null and exists (
        select from store_item s where s.order_number = p.number and s.origin = 'own' and s.asked_at is null and s.left_at is null
      )
      order by fault`);
    return rows.map(({ fault }) => fault);
  })),
];
