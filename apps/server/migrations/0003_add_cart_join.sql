CREATE TABLE "cart_join" (
	"user_id" text NOT NULL,
	"guest_line_id" text NOT NULL,
	"line_id" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cart_join_user_id_guest_line_id_pk" PRIMARY KEY("user_id","guest_line_id")
);
--> statement-breakpoint
CREATE INDEX "cart_join_joined" ON "cart_join" USING btree ("joined_at");