CREATE TABLE "paused_member" (
	"user_id" text PRIMARY KEY NOT NULL,
	"roles" text[] NOT NULL,
	"paused_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "paused_member" ADD CONSTRAINT "paused_member_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;