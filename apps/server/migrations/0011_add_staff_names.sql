ALTER TABLE "session" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "user_account" ADD COLUMN "name" text;--> statement-breakpoint
CREATE INDEX "user_account_name" ON "user_account" USING gin (lower("name") gin_trgm_ops) WHERE "user_account"."name" is not null;