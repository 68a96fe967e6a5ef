ALTER TABLE "store_item" ADD COLUMN "searched_ms" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "store_item" ADD COLUMN "searched_packed_ms" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "store_item" ADD COLUMN "found_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "store_item" ADD CONSTRAINT "store_item_searched" CHECK (least("store_item"."searched_ms", "store_item"."searched_packed_ms") >= 0);