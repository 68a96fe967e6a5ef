CREATE TABLE "address_tax_number" (
	"address_id" text PRIMARY KEY NOT NULL,
	"country" text NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"sealed" "bytea" NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "package_tax_number" (
	"package_number" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"sealed" "bytea" NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "address_tax_number_of_user" ON "address_tax_number" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "package_tax_number_of_user" ON "package_tax_number" USING btree ("user_id");