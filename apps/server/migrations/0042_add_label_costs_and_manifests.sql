CREATE TABLE "carrier_manifest" (
	"id" text PRIMARY KEY NOT NULL,
	"handover_id" text NOT NULL,
	"service" text NOT NULL,
	"carrier" text NOT NULL,
	"labels" integer NOT NULL,
	"state" text NOT NULL,
	"attempted_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"form_id" text,
	"failure_code" text,
	"failure_text" text,
	"asked_by" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "carrier_manifest_state" CHECK ("carrier_manifest"."state" in ('asked', 'made', 'failed', 'unknown')),
	CONSTRAINT "carrier_manifest_made" CHECK (("carrier_manifest"."state" = 'made') = ("carrier_manifest"."form_id" is not null)),
	CONSTRAINT "carrier_manifest_labels" CHECK ("carrier_manifest"."labels" > 0)
);
--> statement-breakpoint
ALTER TABLE "carrier_label" ADD COLUMN "cost_fen" bigint;--> statement-breakpoint
ALTER TABLE "carrier_label" ADD COLUMN "manifest_id" text;--> statement-breakpoint
ALTER TABLE "carrier_manifest" ADD CONSTRAINT "carrier_manifest_handover_id_handover_id_fk" FOREIGN KEY ("handover_id") REFERENCES "public"."handover"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "carrier_manifest_of_handover" ON "carrier_manifest" USING btree ("handover_id");--> statement-breakpoint
CREATE INDEX "carrier_manifest_unsettled" ON "carrier_manifest" USING btree ("checked_at") WHERE "carrier_manifest"."state" in ('asked', 'unknown');--> statement-breakpoint
ALTER TABLE "carrier_label" ADD CONSTRAINT "carrier_label_manifest_id_carrier_manifest_id_fk" FOREIGN KEY ("manifest_id") REFERENCES "public"."carrier_manifest"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "carrier_label_of_manifest" ON "carrier_label" USING btree ("manifest_id");