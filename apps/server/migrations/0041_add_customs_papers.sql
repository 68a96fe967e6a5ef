CREATE TABLE "customs_key" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
