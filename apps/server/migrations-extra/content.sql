-- Searches by any part of a word: trigrams, in lower case as they are stored. An article goes into the index at once.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE INDEX article_text_search_idx ON "article_text" USING gin (search gin_trgm_ops) WITH (fastupdate = off);
