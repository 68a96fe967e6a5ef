CREATE TABLE "book_day" (
	"day" date PRIMARY KEY NOT NULL,
	"lines" integer NOT NULL,
	"no_tax_name" text NOT NULL,
	"closed_by" text NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "book_day_lines" CHECK ("book_day"."lines" >= 0)
);
--> statement-breakpoint
CREATE TABLE "book_line" (
	"day" date NOT NULL,
	"position" integer NOT NULL,
	"account" text NOT NULL,
	"source" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"country" text,
	"tax_code" text,
	"debit_fen" bigint NOT NULL,
	"credit_fen" bigint NOT NULL,
	CONSTRAINT "book_line_day_position_pk" PRIMARY KEY("day","position"),
	CONSTRAINT "book_line_amounts" CHECK (least("book_line"."debit_fen", "book_line"."credit_fen") >= 0),
	CONSTRAINT "book_line_country" CHECK (num_nulls("book_line"."country", "book_line"."tax_code") in (0, 2))
);
--> statement-breakpoint
CREATE TABLE "books_rule" (
	"id" boolean PRIMARY KEY NOT NULL,
	"accounts" jsonb NOT NULL,
	"vat" jsonb NOT NULL,
	"no_tax_name" text NOT NULL,
	"own_country" text NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "books_rule_one" CHECK ("books_rule"."id")
);
--> statement-breakpoint
ALTER TABLE "book_line" ADD CONSTRAINT "book_line_day_book_day_day_fk" FOREIGN KEY ("day") REFERENCES "public"."book_day"("day") ON DELETE no action ON UPDATE no action;