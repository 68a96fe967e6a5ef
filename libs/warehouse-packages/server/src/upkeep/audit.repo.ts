import { sql } from 'drizzle-orm';
import { disposalDays } from '@caravan/content/contract';
import type { Database } from '@caravan/server-core';
import { disposalWarnings } from '@caravan/warehouse-packages/contract';

/** Items that refer to a cancelled package or to one that does not contain them, and items in two live packages. */
export const misplacedItems = async (db: Database): Promise<string[]> => {
  const { rows } = await db.execute<{ id: string }>(sql`
    select s.id from store_item s
    where s.package_number is not null and not exists (
      select from package p join package_item pi on pi.package_number = p.number
      where p.number = s.package_number and pi.item_id = s.id and p.status <> 'cancelled'
    )
    union
    select pi.item_id from package_item pi join package p on p.number = pi.package_number
    where p.status <> 'cancelled' group by pi.item_id having count(*) > 1
    order by id`);
  return rows.map(({ id }) => id);
};

/** Items that are not where their last move led to, and those in a bin although they left or are packed, or that is in another warehouse. */
export const misplacedInBins = async (db: Database): Promise<string[]> => {
  const { rows } = await db.execute<{ id: string }>(sql`
    select s.id from store_item s
    where s.bin is distinct from (select m.to_bin from bin_move m where m.item_id = s.id order by m.id desc limit 1)
      or (s.bin is not null and exists (
        select from package p where p.number = s.package_number and p.stage in ('packed', 'held', 'ready')
      ))
      or exists (select from bin b where b.code = s.bin and b.warehouse_id is distinct from s.warehouse_id)
    order by s.id`);
  return rows.map(({ id }) => id);
};

/**
 * Items that were disposed of without a record, three warnings or the days that these gave, or although they are in a
 * package or a return; and those that left without these and without a record.
 */
export const wrongDisposals = async (db: Database): Promise<string[]> => {
  const { rows } = await db.execute<{ id: string }>(sql`
    select s.id from store_item s left join store_disposal d on d.item_id = s.id
    where (s.disposed_at is not null or d.item_id is not null or (s.left_at is not null and num_nonnulls(s.package_number, s.return_number, s.lost_at, s.taken_back_at) = 0))
      and (
        d.at is distinct from s.disposed_at or d.at is distinct from s.left_at or num_nonnulls(s.package_number, s.return_number) > 0
        or d.at < s.stored_at + make_interval(hours => ${24 * disposalDays})
        or (
          select count(*) from disposal_warning w
          where w.item_id = s.id and w.at + make_interval(hours => 24 * w.days) <= d.at
        ) <> ${disposalWarnings.length}
      )
    order by s.id`);
  return rows.map(({ id }) => id);
};
