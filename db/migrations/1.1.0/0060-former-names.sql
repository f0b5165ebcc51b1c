-- Finds what was called so once: links of visitors may bear the former name of a category or an organization.
CREATE INDEX event_category_name ON es.events (lower(data -> 'category' ->> 'name')) WHERE stream_id LIKE 'category-%';
CREATE INDEX event_organization_name ON es.events (lower(data -> 'organization' ->> 'name'))
  WHERE stream_id LIKE 'organization-%';
