CREATE TABLE "freight_bill" (
	"id" text PRIMARY KEY NOT NULL,
	"carrier" text NOT NULL,
	"carrier_key" text NOT NULL,
	"number" text NOT NULL,
	"number_key" text NOT NULL,
	"billed_on" date NOT NULL,
	"currency" text NOT NULL,
	"rate" text NOT NULL,
	"rate_as_of" date,
	"total_hundredths" bigint NOT NULL,
	"total_fen" bigint NOT NULL,
	"lines" integer NOT NULL,
	"surcharges" jsonb NOT NULL,
	"columns" jsonb NOT NULL,
	"imported_by" text NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	CONSTRAINT "freight_bill_once" UNIQUE("carrier_key","number_key"),
	CONSTRAINT "freight_bill_lines" CHECK ("freight_bill"."lines" > 0),
	CONSTRAINT "freight_bill_rate" CHECK (("freight_bill"."rate_as_of" is null) = ("freight_bill"."currency" = 'CNY'))
);
--> statement-breakpoint
CREATE TABLE "freight_line" (
	"id" text PRIMARY KEY NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "freight_line_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"bill_id" text NOT NULL,
	"position" integer NOT NULL,
	"carrier_key" text NOT NULL,
	"number" text NOT NULL,
	"tracking_key" text,
	"weight_g" integer,
	"amounts" jsonb NOT NULL,
	"fen" bigint NOT NULL,
	"state" text NOT NULL,
	"package_number" text,
	"findings" text[] NOT NULL,
	"review" text,
	"note" text NOT NULL,
	"reviewed_by" text,
	"reviewed_at" timestamp with time zone,
	"settled_by" text,
	"returned_fen" bigint NOT NULL,
	CONSTRAINT "freight_line_once" UNIQUE("bill_id","position"),
	CONSTRAINT "freight_line_seq" UNIQUE("seq"),
	CONSTRAINT "freight_line_position" CHECK ("freight_line"."position" > 0),
	CONSTRAINT "freight_line_state" CHECK ("freight_line"."state" in ('unknown', 'matched', 'not_ours', 'fee')),
	CONSTRAINT "freight_line_package" CHECK (("freight_line"."package_number" is not null) = ("freight_line"."state" = 'matched')),
	CONSTRAINT "freight_line_review_known" CHECK ("freight_line"."review" in ('open', 'accepted', 'disputed', 'settled')),
	CONSTRAINT "freight_line_reviewed" CHECK (("freight_line"."reviewed_at" is null) = ("freight_line"."review" is null)),
	CONSTRAINT "freight_line_returned" CHECK ("freight_line"."returned_fen" between 0 and greatest("freight_line"."fen", 0)
        and ("freight_line"."returned_fen" = 0 or "freight_line"."review" = 'settled')),
	CONSTRAINT "freight_line_settled" CHECK ("freight_line"."settled_by" is null or "freight_line"."review" = 'settled')
);
--> statement-breakpoint
CREATE TABLE "freight_rule" (
	"id" boolean PRIMARY KEY NOT NULL,
	"tolerance_g" integer NOT NULL,
	"tolerance_percent" integer NOT NULL,
	"loss_fen" bigint NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "freight_rule_one" CHECK ("freight_rule"."id"),
	CONSTRAINT "freight_rule_limits" CHECK (least("freight_rule"."tolerance_g", "freight_rule"."tolerance_percent", "freight_rule"."loss_fen") >= 0)
);
--> statement-breakpoint
ALTER TABLE "freight_line" ADD CONSTRAINT "freight_line_bill_id_freight_bill_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."freight_bill"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "freight_line" ADD CONSTRAINT "freight_line_package_number_package_number_fk" FOREIGN KEY ("package_number") REFERENCES "public"."package"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "freight_bill_newest" ON "freight_bill" USING btree ("imported_at","id");--> statement-breakpoint
CREATE INDEX "freight_bill_of_carrier" ON "freight_bill" USING btree ("carrier_key","imported_at");--> statement-breakpoint
CREATE INDEX "freight_line_of_package" ON "freight_line" USING btree ("package_number");--> statement-breakpoint
CREATE INDEX "freight_line_of_tracking" ON "freight_line" USING btree ("tracking_key");--> statement-breakpoint
CREATE INDEX "freight_line_unknown" ON "freight_line" USING btree ("seq") WHERE "freight_line"."state" = 'unknown';--> statement-breakpoint
CREATE INDEX "freight_line_review" ON "freight_line" USING btree ("seq") WHERE "freight_line"."review" in ('open', 'disputed');