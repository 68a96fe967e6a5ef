CREATE TABLE "price_sheet_area" (
	"sheet_id" text NOT NULL,
	"country" text NOT NULL,
	"from_code" text COLLATE "C" NOT NULL,
	"to_code" text COLLATE "C" NOT NULL,
	"area" integer NOT NULL,
	"zone" integer NOT NULL,
	"remote" boolean NOT NULL,
	CONSTRAINT "price_sheet_area_sheet_id_country_from_code_pk" PRIMARY KEY("sheet_id","country","from_code")
);
--> statement-breakpoint
CREATE TABLE "price_sheet_zone" (
	"sheet_id" text NOT NULL,
	"zone" integer NOT NULL,
	"prices" json NOT NULL,
	CONSTRAINT "price_sheet_zone_sheet_id_zone_pk" PRIMARY KEY("sheet_id","zone")
);
--> statement-breakpoint
-- What is imported keeps its areas; each country has had zones of its own.
INSERT INTO "price_sheet_zone" ("sheet_id", "zone", "prices")
SELECT c."sheet_id", row_number() OVER (PARTITION BY c."sheet_id" ORDER BY c."country", z."place") - 1, z."prices"
FROM "price_sheet_country" c CROSS JOIN LATERAL json_array_elements(c."prices" -> 'zones') WITH ORDINALITY z("prices", "place");
--> statement-breakpoint
INSERT INTO "price_sheet_area" ("sheet_id", "country", "from_code", "to_code", "area", "zone", "remote")
SELECT c."sheet_id", c."country", a."area" ->> 0, a."area" ->> 1, a."place" - 1, z."zone", a."area" ->> 3 = '1'
FROM "price_sheet_country" c
CROSS JOIN LATERAL json_array_elements(c."prices" -> 'areas') WITH ORDINALITY a("area", "place")
JOIN (
  SELECT c."sheet_id", c."country", z."place" - 1 AS "place",
    row_number() OVER (PARTITION BY c."sheet_id" ORDER BY c."country", z."place") - 1 AS "zone"
  FROM "price_sheet_country" c CROSS JOIN LATERAL json_array_elements(c."prices" -> 'zones') WITH ORDINALITY z("prices", "place")
) z ON z."sheet_id" = c."sheet_id" AND z."country" = c."country" AND z."place" = (a."area" ->> 2)::integer;
--> statement-breakpoint
DROP TABLE "price_sheet_country" CASCADE;--> statement-breakpoint
ALTER TABLE "price_sheet_area" ADD CONSTRAINT "price_sheet_area_sheet_id_price_sheet_id_fk" FOREIGN KEY ("sheet_id") REFERENCES "public"."price_sheet"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_sheet_area" ADD CONSTRAINT "price_sheet_area_zone" FOREIGN KEY ("sheet_id","zone") REFERENCES "public"."price_sheet_zone"("sheet_id","zone") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_sheet_zone" ADD CONSTRAINT "price_sheet_zone_sheet_id_price_sheet_id_fk" FOREIGN KEY ("sheet_id") REFERENCES "public"."price_sheet"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "price_sheet_area_place" ON "price_sheet_area" USING btree ("sheet_id","country","area");