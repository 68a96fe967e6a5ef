CREATE TABLE "bin_rule" (
	"id" boolean PRIMARY KEY NOT NULL,
	"one_shopper" boolean NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "bin_rule_one" CHECK ("bin_rule"."id")
);
