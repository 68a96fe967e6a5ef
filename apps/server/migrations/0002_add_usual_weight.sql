CREATE TABLE "usual_weight" (
	"kind" text PRIMARY KEY NOT NULL,
	"goods" integer NOT NULL,
	"low_g" integer NOT NULL,
	"median_g" integer NOT NULL,
	"high_g" integer NOT NULL,
	CONSTRAINT "usual_weight_order" CHECK (0 < "usual_weight"."low_g" and "usual_weight"."low_g" <= "usual_weight"."median_g" and "usual_weight"."median_g" <= "usual_weight"."high_g"),
	CONSTRAINT "usual_weight_goods" CHECK ("usual_weight"."goods" >= 20)
);
