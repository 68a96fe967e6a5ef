-- Searches by any part of a number, a name or an address. Rows go into an index at once (fastupdate = off), as what waits
-- to go in would be read by every search; only messages, tasks and
-- enquiries are written more often than they are searched.
CREATE INDEX user_account_search ON "user_account" USING gin (lower(email) gin_trgm_ops) WITH (fastupdate = off);
--> statement-breakpoint
-- The beginnings of numbers.
CREATE INDEX purchase_order_number_start ON "purchase_order" USING btree (number text_pattern_ops);
--> statement-breakpoint
CREATE INDEX package_number_start ON "package" USING btree (number text_pattern_ops);
--> statement-breakpoint
CREATE INDEX package_search ON "package" USING gin (number gin_trgm_ops) WITH (fastupdate = off);
--> statement-breakpoint
CREATE INDEX inbound_parcel_tracking_search ON "inbound_parcel" USING gin (translate(tracking_number, '-._', '') gin_trgm_ops) WITH (fastupdate = off);
--> statement-breakpoint
-- The searched texts, in two indexes: a search that one of them does not know would read all of an index of both.
CREATE INDEX article_text_search ON "article_text" USING gin (search gin_trgm_ops) WITH (fastupdate = off);
--> statement-breakpoint
CREATE INDEX article_text_pairs ON "article_text" USING gin (search_pairs(search)) WITH (fastupdate = off);
--> statement-breakpoint
CREATE INDEX purchase_order_search ON "purchase_order" USING gin (search gin_trgm_ops) WITH (fastupdate = off);
--> statement-breakpoint
CREATE INDEX purchase_order_pairs ON "purchase_order" USING gin (search_pairs(search)) WITH (fastupdate = off);
--> statement-breakpoint
CREATE INDEX profile_search ON "profile" USING gin (search gin_trgm_ops) WITH (fastupdate = off);
--> statement-breakpoint
CREATE INDEX profile_pairs ON "profile" USING gin (search_pairs(search)) WITH (fastupdate = off);
--> statement-breakpoint
CREATE INDEX purchase_search ON "purchase" USING gin (search gin_trgm_ops) WITH (fastupdate = off);
--> statement-breakpoint
CREATE INDEX purchase_pairs ON "purchase" USING gin (search_pairs(search)) WITH (fastupdate = off);
--> statement-breakpoint
CREATE INDEX inbound_parcel_search ON "inbound_parcel" USING gin (search gin_trgm_ops) WITH (fastupdate = off);
--> statement-breakpoint
CREATE INDEX inbound_parcel_pairs ON "inbound_parcel" USING gin (search_pairs(search)) WITH (fastupdate = off);
--> statement-breakpoint
CREATE INDEX statement_line_search ON "statement_line" USING gin (search gin_trgm_ops) WITH (fastupdate = off);
--> statement-breakpoint
CREATE INDEX statement_line_pairs ON "statement_line" USING gin (search_pairs(search)) WITH (fastupdate = off);
--> statement-breakpoint
CREATE INDEX store_item_search ON "store_item" USING gin (search gin_trgm_ops) WITH (fastupdate = off) WHERE left_at IS NULL;
--> statement-breakpoint
CREATE INDEX store_item_pairs ON "store_item" USING gin (search_pairs(search)) WITH (fastupdate = off) WHERE left_at IS NULL;
--> statement-breakpoint
CREATE INDEX conversation_message_search ON "conversation_message" USING gin (search gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX conversation_message_pairs ON "conversation_message" USING gin (search_pairs(search));
--> statement-breakpoint
CREATE INDEX task_search ON "task" USING gin (search gin_trgm_ops) WHERE state <> 'closed';
--> statement-breakpoint
CREATE INDEX task_pairs ON "task" USING gin (search_pairs(search)) WHERE state <> 'closed';
--> statement-breakpoint
CREATE INDEX lead_search ON "lead" USING gin (search gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX lead_pairs ON "lead" USING gin (search_pairs(search));
