-- Searches by any part of a text. Trigrams find ASCII letters in every database.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- All other letters of a text, such as Chinese ones: each with its neighbour, or alone at the end of a word. An index of it
-- finds one letter by the beginning of a pair, and depends on no locale.
CREATE FUNCTION search_pairs(value text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN CASE WHEN octet_length(value) = char_length(value) THEN ''::tsvector ELSE array_to_tsvector(ARRAY(
  SELECT letter || CASE WHEN ascii(neighbour) > 127 THEN neighbour ELSE '' END
  FROM (SELECT letter, lead(letter, 1, '') OVER (ORDER BY place) AS neighbour
    FROM unnest(string_to_array(value, NULL)) WITH ORDINALITY AS letters (letter, place)) AS pairs
  WHERE ascii(letter) > 127)) END;
