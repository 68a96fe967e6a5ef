CREATE TABLE "store_find" (
	"item_id" text PRIMARY KEY NOT NULL,
	"staff_id" text NOT NULL,
	"note" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "store_find" ADD CONSTRAINT "store_find_item_id_store_loss_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."store_loss"("item_id") ON DELETE no action ON UPDATE no action;