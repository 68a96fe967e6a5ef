-- Searches of staff by any part of a number, a name or an address. Rows go into an index at once (fastupdate = off), as
-- what waits to go in would be read by every search.
CREATE INDEX user_account_search ON "user_account" USING gin (lower(email) gin_trgm_ops) WITH (fastupdate = off);
--> statement-breakpoint
CREATE INDEX profile_search ON "profile" USING gin (lower(nickname) gin_trgm_ops) WITH (fastupdate = off);
--> statement-breakpoint
-- The beginnings of numbers.
CREATE INDEX purchase_order_number_start ON "purchase_order" USING btree (number text_pattern_ops);
--> statement-breakpoint
CREATE INDEX package_number_start ON "package" USING btree (number text_pattern_ops);
--> statement-breakpoint
CREATE INDEX package_search ON "package" USING gin (number gin_trgm_ops) WITH (fastupdate = off);
--> statement-breakpoint
CREATE INDEX purchase_search ON "purchase" USING gin (supplier_order_no gin_trgm_ops, account gin_trgm_ops, shop_name gin_trgm_ops) WITH (fastupdate = off);
--> statement-breakpoint
CREATE INDEX inbound_parcel_search ON "inbound_parcel" USING gin (translate(tracking_number, '-._', '') gin_trgm_ops, note gin_trgm_ops) WITH (fastupdate = off);
--> statement-breakpoint
CREATE INDEX statement_line_search ON "statement_line" USING gin (supplier_order_no gin_trgm_ops, account gin_trgm_ops, note gin_trgm_ops) WITH (fastupdate = off);
--> statement-breakpoint
CREATE INDEX store_item_search ON "store_item" USING gin (name gin_trgm_ops) WITH (fastupdate = off) WHERE left_at IS NULL;
