-- Deep pages of organizations and categories are counted off in an index alone. The plain columns stand in it because
-- Postgres reads an expression from an index only where what it is made of is there, too.
CREATE INDEX organization_order ON organization (lower(name), id) INCLUDE (name);
CREATE INDEX category_order ON category (lower(name), id) INCLUDE (name, is_active);
CREATE INDEX category_shown ON category (sort_order, lower(name), id) INCLUDE (name, is_active);
DROP INDEX category_display;
