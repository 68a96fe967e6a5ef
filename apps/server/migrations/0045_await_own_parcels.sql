ALTER TABLE "forwarding_list" ADD COLUMN "wait_days" integer DEFAULT 60 NOT NULL;--> statement-breakpoint
ALTER TABLE "own_parcel" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "own_parcel_waiting" ON "own_parcel" USING btree ("created_at") WHERE "own_parcel"."state" = 'announced';