ALTER TABLE "purchase_order" ADD COLUMN "rules" jsonb DEFAULT '{"photo_fee_fen":200,"refund_hours":72,"review_hours":[3,5],"free_storage_days":30,"storage_fee_fen_per_day":50,"storage_max_fee_fen":3000}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "store_item" ADD COLUMN "free_days" integer DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE "store_item" ADD COLUMN "storage_fee_fen" bigint DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE "store_item" ADD COLUMN "storage_max_fen" bigint DEFAULT 3000 NOT NULL;--> statement-breakpoint
ALTER TABLE "store_item" ADD CONSTRAINT "store_item_storage" CHECK (least("store_item"."free_days", "store_item"."storage_fee_fen", "store_item"."storage_max_fen") >= 0);--> statement-breakpoint
-- What was promised stays.
CREATE TRIGGER purchase_order_rules_stay BEFORE UPDATE OF rules ON "purchase_order" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER store_item_storage_stays BEFORE UPDATE OF free_days, storage_fee_fen, storage_max_fen ON "store_item" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- The queue shows the fee by these facts.
UPDATE "task" SET "facts" = "facts" || '{"daily_fee_fen": 50, "fee_max_fen": 3000}' WHERE "queue" = 'expiry' AND "kind" = 'item' AND "state" <> 'closed';
