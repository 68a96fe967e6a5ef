-- Everything that is here belongs to the warehouse that comes first.
UPDATE "forwarding_warehouse" SET "home" = true WHERE "id" = (SELECT "id" FROM "forwarding_warehouse" ORDER BY "position" LIMIT 1);
