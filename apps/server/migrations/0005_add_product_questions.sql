ALTER TABLE "conversation" ADD COLUMN "visitor_email" text;--> statement-breakpoint
ALTER TABLE "conversation" ADD COLUMN "product" jsonb;--> statement-breakpoint
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_visitor_check" CHECK (("conversation"."visitor_email" IS NULL) = ("conversation"."product" IS NULL));