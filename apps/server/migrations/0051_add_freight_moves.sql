CREATE TABLE "freight_line_move" (
	"line_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"from_package" text NOT NULL,
	"to_package" text,
	"findings" text[] NOT NULL,
	"review" text,
	"note" text NOT NULL,
	CONSTRAINT "freight_line_move_line_id_at_pk" PRIMARY KEY("line_id","at")
);
--> statement-breakpoint
ALTER TABLE "freight_line" ADD COLUMN "matched_by" text;--> statement-breakpoint
ALTER TABLE "freight_line_move" ADD CONSTRAINT "freight_line_move_line_id_freight_line_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."freight_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "freight_line_move" ADD CONSTRAINT "freight_line_move_from_package_package_number_fk" FOREIGN KEY ("from_package") REFERENCES "public"."package"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "freight_line_move" ADD CONSTRAINT "freight_line_move_to_package_package_number_fk" FOREIGN KEY ("to_package") REFERENCES "public"."package"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "package_event_corrected" ON "package_event" USING btree ("package_number") WHERE "package_event"."event" = 'shipment_corrected';--> statement-breakpoint
ALTER TABLE "freight_line" ADD CONSTRAINT "freight_line_matched" CHECK ("freight_line"."matched_by" is null or "freight_line"."state" = 'matched');