CREATE TABLE "customs_rule" (
	"id" boolean PRIMARY KEY NOT NULL,
	"declares" boolean NOT NULL,
	"ioss" text NOT NULL,
	"eori" text NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "customs_rule_one" CHECK ("customs_rule"."id")
);
--> statement-breakpoint
CREATE TABLE "customs_declaration" (
	"package_number" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"staff_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customs_line" (
	"package_number" text NOT NULL,
	"position" integer NOT NULL,
	"item_id" text NOT NULL,
	"description" text NOT NULL,
	"hs_code" text NOT NULL,
	"origin" text NOT NULL,
	"value_fen" bigint NOT NULL,
	"weight_g" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "customs_line_package_number_position_pk" PRIMARY KEY("package_number","position"),
	CONSTRAINT "customs_line_amounts" CHECK ("customs_line"."value_fen" >= 0 and "customs_line"."weight_g" > 0 and "customs_line"."quantity" > 0),
	CONSTRAINT "customs_line_codes" CHECK ("customs_line"."hs_code" ~ '^[0-9]{6}$' and "customs_line"."origin" ~ '^[A-Z]{2}$')
);
--> statement-breakpoint
CREATE TABLE "customs_known_goods" (
	"name" text PRIMARY KEY NOT NULL,
	"description" text NOT NULL,
	"hs_code" text NOT NULL,
	"origin" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "customs_line" ADD CONSTRAINT "customs_line_package_number_customs_declaration_package_number_fk" FOREIGN KEY ("package_number") REFERENCES "public"."customs_declaration"("package_number") ON DELETE no action ON UPDATE no action;