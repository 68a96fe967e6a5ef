CREATE TABLE "stock_count_difference" (
	"count_number" text NOT NULL,
	"item_id" text NOT NULL,
	"kind" text NOT NULL,
	"bin" text,
	"last_move" bigint NOT NULL,
	"outcome" text,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	CONSTRAINT "stock_count_difference_count_number_item_id_pk" PRIMARY KEY("count_number","item_id"),
	CONSTRAINT "stock_count_difference_kind" CHECK ("stock_count_difference"."kind" in ('missing', 'found', 'wrong_bin')),
	CONSTRAINT "stock_count_difference_bin" CHECK (("stock_count_difference"."bin" is null) = ("stock_count_difference"."kind" = 'found')),
	CONSTRAINT "stock_count_difference_outcome" CHECK ("stock_count_difference"."outcome" in ('confirmed', 'again', 'moved')),
	CONSTRAINT "stock_count_difference_decided" CHECK (num_nonnulls("stock_count_difference"."outcome", "stock_count_difference"."decided_by", "stock_count_difference"."decided_at") in (0, 3))
);
--> statement-breakpoint
CREATE TABLE "stock_count_scan" (
	"count_number" text NOT NULL,
	"item_id" text NOT NULL,
	"staff_id" text NOT NULL,
	"last_move" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_count_scan_count_number_item_id_pk" PRIMARY KEY("count_number","item_id")
);
--> statement-breakpoint
CREATE TABLE "stock_count" (
	"number" text PRIMARY KEY NOT NULL,
	"bin" text NOT NULL,
	"state" text NOT NULL,
	"counter" text,
	"opened_at" timestamp with time zone NOT NULL,
	"first_move" bigint NOT NULL,
	"closed_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"again_of" text,
	CONSTRAINT "stock_count_state" CHECK (case "stock_count"."state" when 'open' then num_nonnulls("stock_count"."closed_at", "stock_count"."done_at") = 0 when 'to_decide' then "stock_count"."closed_at" is not null and "stock_count"."done_at" is null when 'done' then num_nonnulls("stock_count"."closed_at", "stock_count"."done_at") = 2 else false end),
	CONSTRAINT "stock_count_counter" CHECK ("stock_count"."counter" is not null or "stock_count"."state" = 'open')
);
--> statement-breakpoint
ALTER TABLE "store_item" ADD COLUMN "missing_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "stock_count_difference" ADD CONSTRAINT "stock_count_difference_count_number_stock_count_number_fk" FOREIGN KEY ("count_number") REFERENCES "public"."stock_count"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_count_difference" ADD CONSTRAINT "stock_count_difference_item_id_store_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."store_item"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_count_difference" ADD CONSTRAINT "stock_count_difference_bin_bin_code_fk" FOREIGN KEY ("bin") REFERENCES "public"."bin"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_count_scan" ADD CONSTRAINT "stock_count_scan_count_number_stock_count_number_fk" FOREIGN KEY ("count_number") REFERENCES "public"."stock_count"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_count_scan" ADD CONSTRAINT "stock_count_scan_item_id_store_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."store_item"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_count" ADD CONSTRAINT "stock_count_bin_bin_code_fk" FOREIGN KEY ("bin") REFERENCES "public"."bin"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_count_difference_of_item" ON "stock_count_difference" USING btree ("item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "stock_count_of_bin" ON "stock_count" USING btree ("bin") WHERE "stock_count"."state" <> 'done';--> statement-breakpoint
CREATE INDEX "stock_count_newest" ON "stock_count" USING btree ("opened_at","number");--> statement-breakpoint
CREATE INDEX "stock_count_waiting" ON "stock_count" USING btree ("number") WHERE "stock_count"."state" <> 'done';--> statement-breakpoint
ALTER TABLE "store_item" ADD CONSTRAINT "store_item_missing" CHECK ("store_item"."missing_at" is null or num_nonnulls("store_item"."bin", "store_item"."left_at") = 0);