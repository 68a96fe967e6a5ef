ALTER TABLE "payment" ADD COLUMN "charge_margin_bp" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "charge_day_rate" text;--> statement-breakpoint
CREATE INDEX "payment_with_margin" ON "payment" USING btree ("decided_at") WHERE "payment"."charge_margin_bp" > 0;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_margin" CHECK ("payment"."charge_margin_bp" between 0 and 500 and ("payment"."charge_margin_bp" = 0) = ("payment"."charge_day_rate" is null));--> statement-breakpoint
-- What was charged stays.
CREATE TRIGGER payment_margin_stays BEFORE UPDATE OF charge_margin_bp, charge_day_rate ON "payment" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
