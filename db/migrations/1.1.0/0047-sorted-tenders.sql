-- Orders of the administration's table (services/api/modules/tenders/sorted/). A title may be longer than an index holds. The plain
-- columns stand with the place because Postgres then reads its expressions from the index alone.
CREATE INDEX tender_title ON tender (left(lower(title), 80), id);
CREATE INDEX tender_place ON tender (lower(city), lower(province), id) INCLUDE (city, province);
