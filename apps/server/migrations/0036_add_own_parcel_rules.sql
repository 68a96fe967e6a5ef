CREATE TRIGGER store_item_origin_stays BEFORE UPDATE OF origin, handling_fen ON "store_item" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER package_handling_stays BEFORE UPDATE OF handling_fen ON "package" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER own_parcel_facts_stay BEFORE UPDATE OF number, user_id, announced, handling_fen, free_days, storage_fee_fen, storage_max_fen, created_at OR DELETE OR TRUNCATE ON "own_parcel" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER forwarding_code_account_open BEFORE INSERT ON "forwarding_code" FOR EACH ROW EXECUTE FUNCTION refuse_closed_account();--> statement-breakpoint
CREATE TRIGGER own_parcel_account_open BEFORE INSERT ON "own_parcel" FOR EACH ROW EXECUTE FUNCTION refuse_closed_account();--> statement-breakpoint
CREATE INDEX own_parcel_search ON "own_parcel" USING gin (search gin_trgm_ops) WITH (fastupdate = off);--> statement-breakpoint
CREATE INDEX own_parcel_pairs ON "own_parcel" USING gin (search_pairs(search)) WITH (fastupdate = off);
