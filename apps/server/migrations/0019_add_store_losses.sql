CREATE TABLE "store_loss" (
	"item_id" text PRIMARY KEY NOT NULL,
	"staff_id" text NOT NULL,
	"note" text NOT NULL,
	"goods_fen" bigint NOT NULL,
	"domestic_fen" bigint NOT NULL,
	"photo_fen" bigint NOT NULL,
	"transaction_no" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "store_loss_amounts" CHECK (least("store_loss"."goods_fen", "store_loss"."domestic_fen", "store_loss"."photo_fen") >= 0),
	CONSTRAINT "store_loss_paid" CHECK (("store_loss"."transaction_no" is null) = ("store_loss"."goods_fen" + "store_loss"."domestic_fen" + "store_loss"."photo_fen" = 0))
);
--> statement-breakpoint
ALTER TABLE "store_item" DROP CONSTRAINT "store_item_left_one_way";--> statement-breakpoint
ALTER TABLE "store_item" ADD COLUMN "lost_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "store_loss" ADD CONSTRAINT "store_loss_item_id_store_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."store_item"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_item" ADD CONSTRAINT "store_item_lost" CHECK ("store_item"."lost_at" is null or "store_item"."left_at" is not distinct from "store_item"."lost_at");--> statement-breakpoint
ALTER TABLE "store_item" ADD CONSTRAINT "store_item_left_one_way" CHECK ("store_item"."left_at" is null or num_nonnulls("store_item"."package_number", "store_item"."return_number", "store_item"."disposed_at", "store_item"."lost_at") = 1);