CREATE TABLE "forwarding_key" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "parcel_claim" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"tracking_number" text NOT NULL,
	"contents" text NOT NULL,
	"proof" text NOT NULL,
	"state" text NOT NULL,
	"note" text,
	"own_number" text,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "parcel_claim_decided" CHECK (("parcel_claim"."state" = 'open') = ("parcel_claim"."decided_at" is null)),
	CONSTRAINT "parcel_claim_given" CHECK (("parcel_claim"."state" = 'given') = ("parcel_claim"."own_number" is not null))
);
--> statement-breakpoint
CREATE TABLE "proof_picture" (
	"id" text PRIMARY KEY NOT NULL,
	"claim_id" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "proof_picture" ADD CONSTRAINT "proof_picture_claim_id_parcel_claim_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."parcel_claim"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "parcel_claim_open" ON "parcel_claim" USING btree ("user_id",translate("tracking_number", '-._', '')) WHERE "parcel_claim"."state" = 'open';--> statement-breakpoint
CREATE INDEX "parcel_claim_open_tracking" ON "parcel_claim" USING btree (translate("tracking_number", '-._', '')) WHERE "parcel_claim"."state" = 'open';--> statement-breakpoint
CREATE INDEX "parcel_claim_of_user" ON "parcel_claim" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "parcel_claim_newest" ON "parcel_claim" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "proof_picture_of_claim" ON "proof_picture" USING btree ("claim_id","position");