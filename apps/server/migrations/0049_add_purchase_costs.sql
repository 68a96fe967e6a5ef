CREATE TABLE "purchase_cost" (
	"id" text PRIMARY KEY NOT NULL,
	"purchase_id" text NOT NULL,
	"kind" text NOT NULL,
	"fen" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "purchase_cost_kind" CHECK ("purchase_cost"."kind" in ('bought', 'corrected')),
	CONSTRAINT "purchase_cost_fen" CHECK ("purchase_cost"."fen" <> 0)
);
--> statement-breakpoint
ALTER TABLE "book_day" ADD COLUMN "has_costs" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "carrier_label" ADD COLUMN "voided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "purchase_cost" ADD CONSTRAINT "purchase_cost_purchase_id_purchase_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchase"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "purchase_cost_at" ON "purchase_cost" USING btree ("at");--> statement-breakpoint
CREATE INDEX "purchase_cost_of_purchase" ON "purchase_cost" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "freight_line_returned" ON "freight_line" USING btree ("reviewed_at") WHERE "freight_line"."returned_fen" > 0;--> statement-breakpoint
-- The carrier was asked last when it said that the label is void.
UPDATE "carrier_label" SET "voided_at" = coalesce("checked_at", "void_at") WHERE "state" = 'voided';--> statement-breakpoint
ALTER TABLE "carrier_label" ADD CONSTRAINT "carrier_label_voided" CHECK (("carrier_label"."voided_at" is not null) = ("carrier_label"."state" = 'voided'));