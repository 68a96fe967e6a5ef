CREATE TABLE "price_sheet_country" (
	"sheet_id" text NOT NULL,
	"country" text NOT NULL,
	"prices" json NOT NULL,
	CONSTRAINT "price_sheet_country_sheet_id_country_pk" PRIMARY KEY("sheet_id","country")
);
--> statement-breakpoint
CREATE TABLE "price_sheet" (
	"id" text PRIMARY KEY NOT NULL,
	"line_id" text NOT NULL,
	"file" text NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	"count" integer NOT NULL,
	"rows" jsonb NOT NULL,
	CONSTRAINT "price_sheet_count" CHECK ("price_sheet"."count" > 0 and "price_sheet"."count" = jsonb_array_length("price_sheet"."rows"))
);
--> statement-breakpoint
ALTER TABLE "package" DROP CONSTRAINT "package_parts";--> statement-breakpoint
ALTER TABLE "package" DROP CONSTRAINT "package_fee";--> statement-breakpoint
ALTER TABLE "package" DROP CONSTRAINT "package_weight";--> statement-breakpoint
ALTER TABLE "package" ADD COLUMN "sheet_area" integer;--> statement-breakpoint
ALTER TABLE "package" ADD COLUMN "surcharges" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "package" ADD COLUMN "surcharge_fen" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shipping_line" ADD COLUMN "sheet_id" text;--> statement-breakpoint
ALTER TABLE "shipping_line" ADD COLUMN "sheet_terms" jsonb;--> statement-breakpoint
ALTER TABLE "price_sheet_country" ADD CONSTRAINT "price_sheet_country_sheet_id_price_sheet_id_fk" FOREIGN KEY ("sheet_id") REFERENCES "public"."price_sheet"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_sheet_of_line" ON "price_sheet" USING btree ("line_id");--> statement-breakpoint
ALTER TABLE "shipping_line" ADD CONSTRAINT "shipping_line_sheet_id_price_sheet_id_fk" FOREIGN KEY ("sheet_id") REFERENCES "public"."price_sheet"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package" ADD CONSTRAINT "package_parts" CHECK (least("package"."first_fen", "package"."further_fen", "package"."further_steps", "package"."customs_fen", "package"."storage_fen", "package"."packing_fen", "package"."insurance_fen", "package"."surcharge_fen", "package"."declared_value_fen") >= 0);--> statement-breakpoint
ALTER TABLE "package" ADD CONSTRAINT "package_fee" CHECK ("package"."fee_fen" = "package"."first_fen" + "package"."further_fen" * "package"."further_steps" + "package"."customs_fen" + "package"."storage_fen" + "package"."packing_fen" + "package"."insurance_fen" + "package"."surcharge_fen");--> statement-breakpoint
ALTER TABLE "package" ADD CONSTRAINT "package_weight" CHECK ("package"."chargeable_g" = greatest("package"."real_g", "package"."volumetric_g")
        or ("package"."sheet_area" is not null and "package"."chargeable_g" >= "package"."real_g"));--> statement-breakpoint
ALTER TABLE "shipping_line" ADD CONSTRAINT "shipping_line_sheet" CHECK (num_nulls("shipping_line"."sheet_id", "shipping_line"."sheet_terms") in (0, 2));