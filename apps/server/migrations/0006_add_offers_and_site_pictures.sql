CREATE TABLE "offer" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"conversation_id" text NOT NULL,
	"staff_id" text NOT NULL,
	"url" text NOT NULL,
	"name" text NOT NULL,
	"spec" text NOT NULL,
	"shop_name" text NOT NULL,
	"unit_price_fen" integer NOT NULL,
	"domestic_shipping_fen" integer NOT NULL,
	"quantity" integer NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	CONSTRAINT "offer_quantity" CHECK ("offer"."quantity" between 1 and 999),
	CONSTRAINT "offer_prices" CHECK ("offer"."unit_price_fen" > 0 and "offer"."domestic_shipping_fen" >= 0)
);
--> statement-breakpoint
CREATE TABLE "site_picture" (
	"id" text NOT NULL,
	"used_by" text NOT NULL,
	CONSTRAINT "site_picture_id_used_by_pk" PRIMARY KEY("id","used_by")
);
--> statement-breakpoint
ALTER TABLE "conversation" DROP CONSTRAINT "conversation_ref_check";--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "offer_id" text;--> statement-breakpoint
CREATE INDEX "offer_of_conversation" ON "offer" USING btree ("conversation_id","created_at");--> statement-breakpoint
CREATE INDEX "offer_open" ON "offer" USING btree ("user_id","valid_until") WHERE "offer"."state" = 'open';--> statement-breakpoint
CREATE INDEX "offer_ended" ON "offer" USING btree ("valid_until");--> statement-breakpoint
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_ref_check" CHECK (("conversation"."kind" IN ('general', 'request')) = ("conversation"."ref" IS NULL));