CREATE TABLE "text_phone" (
	"user_id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"events" text[] DEFAULT '{}' NOT NULL,
	"code_hash" "bytea",
	"code_tries" integer DEFAULT 0 NOT NULL,
	"code_expires_at" timestamp with time zone,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "text_limit" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"per_day" integer NOT NULL,
	"per_shopper" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "text_message" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"kind" text NOT NULL,
	"content" jsonb,
	"state" text NOT NULL,
	"parts" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"reference" text,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "text_message_created_at_idx" ON "text_message" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "text_message_sent_at_idx" ON "text_message" USING btree ("sent_at") WHERE "text_message"."sent_at" is not null;--> statement-breakpoint
CREATE INDEX "text_message_user_id_idx" ON "text_message" USING btree ("user_id");--> statement-breakpoint
CREATE TRIGGER text_phone_account_open BEFORE INSERT ON "text_phone" FOR EACH ROW EXECUTE FUNCTION refuse_closed_account();--> statement-breakpoint
CREATE TRIGGER text_message_account_open BEFORE INSERT ON "text_message" FOR EACH ROW EXECUTE FUNCTION refuse_closed_account();
