CREATE TABLE "carrier_key" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "carrier_settings" (
	"id" boolean PRIMARY KEY NOT NULL,
	"settings" jsonb,
	"version" integer NOT NULL,
	CONSTRAINT "carrier_settings_one" CHECK ("carrier_settings"."id")
);
--> statement-breakpoint
CREATE TABLE "carrier_label" (
	"id" text PRIMARY KEY NOT NULL,
	"package_number" text NOT NULL,
	"service" text NOT NULL,
	"shipment_id" text NOT NULL,
	"rate_id" text NOT NULL,
	"format" text NOT NULL,
	"carrier" text NOT NULL,
	"product" text NOT NULL,
	"amount_hundredths" bigint NOT NULL,
	"currency" text NOT NULL,
	"is_test" boolean NOT NULL,
	"state" text NOT NULL,
	"attempted_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"checks" integer DEFAULT 0 NOT NULL,
	"purchase_id" text,
	"tracking_number" text,
	"is_unwanted" boolean DEFAULT false NOT NULL,
	"failure_code" text,
	"failure_text" text,
	"asked_by" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"bought_at" timestamp with time zone,
	"void_at" timestamp with time zone,
	CONSTRAINT "carrier_label_state" CHECK ("carrier_label"."state" in ('asked', 'bought', 'failed', 'unknown', 'voiding', 'voided', 'kept')),
	CONSTRAINT "carrier_label_bought" CHECK (("carrier_label"."purchase_id" is null) = ("carrier_label"."bought_at" is null)),
	CONSTRAINT "carrier_label_paid" CHECK (("carrier_label"."bought_at" is not null) = ("carrier_label"."state" in ('bought', 'voiding', 'voided', 'kept'))),
	CONSTRAINT "carrier_label_void" CHECK (("carrier_label"."void_at" is not null) = ("carrier_label"."state" in ('voiding', 'voided', 'kept'))),
	CONSTRAINT "carrier_label_amount" CHECK ("carrier_label"."amount_hundredths" >= 0)
);
--> statement-breakpoint
CREATE TABLE "carrier_quote" (
	"id" text PRIMARY KEY NOT NULL,
	"package_number" text NOT NULL,
	"digest" text NOT NULL,
	"format" text NOT NULL,
	"shipments" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "carrier_label" ADD CONSTRAINT "carrier_label_package_number_package_number_fk" FOREIGN KEY ("package_number") REFERENCES "public"."package"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carrier_quote" ADD CONSTRAINT "carrier_quote_package_number_package_number_fk" FOREIGN KEY ("package_number") REFERENCES "public"."package"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "carrier_label_open" ON "carrier_label" USING btree ("package_number") WHERE "carrier_label"."state" in ('asked', 'bought', 'unknown');--> statement-breakpoint
CREATE UNIQUE INDEX "carrier_label_purchase" ON "carrier_label" USING btree ("service","purchase_id");--> statement-breakpoint
CREATE INDEX "carrier_label_newest" ON "carrier_label" USING btree ("asked_at","id");--> statement-breakpoint
CREATE INDEX "carrier_label_of_package" ON "carrier_label" USING btree ("package_number");--> statement-breakpoint
CREATE INDEX "carrier_label_unsettled" ON "carrier_label" USING btree ("checked_at") WHERE "carrier_label"."state" in ('asked', 'unknown', 'voiding');--> statement-breakpoint
CREATE INDEX "carrier_quote_age" ON "carrier_quote" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "carrier_quote_of_package" ON "carrier_quote" USING btree ("package_number");