CREATE TABLE "forwarding_code" (
	"user_id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "forwarding_code_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "forwarding_list" (
	"id" boolean PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "forwarding_list_one" CHECK ("forwarding_list"."id")
);
--> statement-breakpoint
CREATE TABLE "forwarding_warehouse" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"recipient" text NOT NULL,
	"phone" text NOT NULL,
	"province" text NOT NULL,
	"city" text NOT NULL,
	"district" text NOT NULL,
	"street" text NOT NULL,
	"postcode" text NOT NULL,
	"active" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "handling_fee" (
	"from_day" date PRIMARY KEY NOT NULL,
	"fee_fen" bigint NOT NULL,
	CONSTRAINT "handling_fee_amount" CHECK ("handling_fee"."fee_fen" >= 0)
);
--> statement-breakpoint
CREATE TABLE "own_parcel" (
	"number" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"announced" boolean NOT NULL,
	"tracking_number" text,
	"contents" text NOT NULL,
	"search" text NOT NULL,
	"shop" text NOT NULL,
	"quantity" integer NOT NULL,
	"value_fen" bigint NOT NULL,
	"photo_note" text NOT NULL,
	"state" text NOT NULL,
	"question" text,
	"handling_fen" bigint NOT NULL,
	"free_days" integer NOT NULL,
	"storage_fee_fen" bigint NOT NULL,
	"storage_max_fen" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "own_parcel_counts" CHECK ("own_parcel"."quantity" > 0 and least("own_parcel"."value_fen", "own_parcel"."handling_fen") >= 0),
	CONSTRAINT "own_parcel_received" CHECK (("own_parcel"."state" = 'received') = ("own_parcel"."received_at" is not null)),
	CONSTRAINT "own_parcel_withdrawn" CHECK (("own_parcel"."state" = 'withdrawn') = ("own_parcel"."withdrawn_at" is not null)),
	CONSTRAINT "own_parcel_asked" CHECK ("own_parcel"."question" is null or "own_parcel"."state" = 'received')
);
--> statement-breakpoint
ALTER TABLE "inbound_parcel" DROP CONSTRAINT "inbound_parcel_unmatched";--> statement-breakpoint
ALTER TABLE "inbound_parcel" DROP CONSTRAINT "inbound_parcel_matched";--> statement-breakpoint
ALTER TABLE "package" DROP CONSTRAINT "package_parts";--> statement-breakpoint
ALTER TABLE "package" DROP CONSTRAINT "package_fee";--> statement-breakpoint
DROP INDEX "inbound_parcel_tracking_open";--> statement-breakpoint
ALTER TABLE "inbound_parcel" ADD COLUMN "forwarding_number" text;--> statement-breakpoint
ALTER TABLE "package" ADD COLUMN "handling_fen" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "store_item" ADD COLUMN "origin" text DEFAULT 'order' NOT NULL;--> statement-breakpoint
ALTER TABLE "store_item" ADD COLUMN "handling_fen" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "store_item" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "own_parcel_announced" ON "own_parcel" USING btree ("user_id",translate("tracking_number", '-._', '')) WHERE "own_parcel"."state" = 'announced';--> statement-breakpoint
CREATE INDEX "own_parcel_of_user" ON "own_parcel" USING btree ("user_id","created_at","number");--> statement-breakpoint
CREATE INDEX "own_parcel_newest" ON "own_parcel" USING btree ("created_at","number");--> statement-breakpoint
CREATE INDEX "own_parcel_tracking" ON "own_parcel" USING btree (translate("tracking_number", '-._', ''));--> statement-breakpoint
CREATE UNIQUE INDEX "inbound_parcel_number_open" ON "inbound_parcel" USING btree (translate("tracking_number", '-._', '')) WHERE "inbound_parcel"."state" in ('expected', 'unmatched') and "inbound_parcel"."forwarding_number" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "inbound_parcel_of_forwarding" ON "inbound_parcel" USING btree ("forwarding_number") WHERE "inbound_parcel"."state" <> 'discarded';--> statement-breakpoint
ALTER TABLE "inbound_parcel" ADD CONSTRAINT "inbound_parcel_unmatched" CHECK ("inbound_parcel"."state" <> 'unmatched' or num_nonnulls("inbound_parcel"."purchase_id", "inbound_parcel"."forwarding_number") = 0);--> statement-breakpoint
ALTER TABLE "inbound_parcel" ADD CONSTRAINT "inbound_parcel_matched" CHECK ("inbound_parcel"."state" not in ('expected', 'received') or num_nonnulls("inbound_parcel"."purchase_id", "inbound_parcel"."forwarding_number") = 1);--> statement-breakpoint
ALTER TABLE "package" ADD CONSTRAINT "package_parts" CHECK (least("package"."first_fen", "package"."further_fen", "package"."further_steps", "package"."customs_fen", "package"."storage_fen", "package"."handling_fen", "package"."packing_fen", "package"."insurance_fen", "package"."surcharge_fen", "package"."declared_value_fen") >= 0);--> statement-breakpoint
ALTER TABLE "package" ADD CONSTRAINT "package_fee" CHECK ("package"."fee_fen" = "package"."first_fen" + "package"."further_fen" * "package"."further_steps" + "package"."customs_fen" + "package"."storage_fen" + "package"."handling_fen" + "package"."packing_fen" + "package"."insurance_fen" + "package"."surcharge_fen");--> statement-breakpoint
ALTER TABLE "store_item" ADD CONSTRAINT "store_item_handling" CHECK ("store_item"."handling_fen" >= 0 and "store_item"."origin" in ('order', 'own') and ("store_item"."origin" = 'own' or "store_item"."handling_fen" = 0));--> statement-breakpoint
ALTER TABLE "store_item" ADD CONSTRAINT "store_item_asked" CHECK ("store_item"."asked_at" is null or ("store_item"."origin" = 'own' and "store_item"."package_number" is null));