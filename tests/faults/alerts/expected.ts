import { AREAS } from './topics.ts';
import type { Notice, Reader, Search } from './world.ts';

/** Whether a notice has to reach a reader, by nothing but what both were made of. */
export const reaches = (notice: Notice, reader: Reader): boolean =>
  byPreferences(notice, reader) || reader.searches.some((search) => bySearch(notice, search));

function byPreferences(notice: Notice, reader: Reader): boolean {
  const areas = reader.areas.map((area) => AREAS[area]);
  const categories: readonly string[] = [...areas.flatMap((area) => area.categories), ...reader.categories];
  const topics = [...areas.flatMap(({ topic }) => topic ?? []), ...reader.wanted];
  const isOf = (list: readonly string[], value: string | null) =>
    list.length === 0 || (value !== null && list.includes(value));
  return (
    (notice.categories.some((name) => categories.includes(name)) ||
      notice.topics.some((topic) => topics.includes(topic))) &&
    isOf(reader.cities, notice.city) &&
    isOf(reader.provinces, notice.province) &&
    (reader.sectors.length === 0 || notice.sectors.some((name) => reader.sectors.includes(name))) &&
    !notice.topics.some((topic) => reader.excluded.includes(topic))
  );
}

const bySearch = (notice: Notice, { topic, city, category }: Search): boolean =>
  (topic === undefined || notice.topics.includes(topic)) &&
  (city === undefined || notice.city === city) &&
  (category === undefined || notice.categories.includes(category));
