CREATE TABLE "handover_bag" (
	"handover_id" text NOT NULL,
	"number" integer NOT NULL,
	"seal" text,
	"weight_g" integer,
	"sealed_at" timestamp with time zone,
	CONSTRAINT "handover_bag_handover_id_number_pk" PRIMARY KEY("handover_id","number"),
	CONSTRAINT "handover_bag_sealed" CHECK (("handover_bag"."seal" is null) = ("handover_bag"."sealed_at" is null)),
	CONSTRAINT "handover_bag_weight" CHECK ("handover_bag"."weight_g" > 0 and ("handover_bag"."weight_g" is null or "handover_bag"."seal" is not null))
);
--> statement-breakpoint
CREATE TABLE "handover_signature" (
	"handover_id" text PRIMARY KEY NOT NULL,
	"driver_name" text NOT NULL,
	"strokes" jsonb NOT NULL,
	"staff_id" text NOT NULL,
	"signed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "handover_package" ADD COLUMN "bag" integer;--> statement-breakpoint
ALTER TABLE "handover_bag" ADD CONSTRAINT "handover_bag_handover_id_handover_id_fk" FOREIGN KEY ("handover_id") REFERENCES "public"."handover"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handover_signature" ADD CONSTRAINT "handover_signature_handover_id_handover_id_fk" FOREIGN KEY ("handover_id") REFERENCES "public"."handover"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "handover_bag_seal" ON "handover_bag" USING btree ("seal");--> statement-breakpoint
ALTER TABLE "handover_package" ADD CONSTRAINT "handover_package_bag" FOREIGN KEY ("handover_id","bag") REFERENCES "public"."handover_bag"("handover_id","number") ON DELETE no action ON UPDATE no action;