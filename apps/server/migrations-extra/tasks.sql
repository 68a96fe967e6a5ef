-- Searches of a queue by any part of a title, a number or a group.
CREATE INDEX task_search ON "task" USING gin (("title" || ' ' || "ref" || ' ' || coalesce("group", '')) gin_trgm_ops) WHERE state <> 'closed';
