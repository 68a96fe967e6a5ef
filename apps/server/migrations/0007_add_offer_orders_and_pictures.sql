ALTER TABLE "offer" ADD COLUMN "image" text;--> statement-breakpoint
CREATE INDEX "offer_image" ON "offer" USING btree ("image") WHERE "offer"."image" is not null;--> statement-breakpoint
CREATE INDEX "order_line_of_offer" ON "order_line" USING btree ("offer_id") WHERE "order_line"."offer_id" is not null;