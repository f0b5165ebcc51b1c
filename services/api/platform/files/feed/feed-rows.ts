import type { Recognize } from '../csv/find-header.ts';
import { labelled } from '../csv/labelled-lines.ts';
import { pageLines } from '../html/page-lines.ts';
import { tableRows } from '../html/table-rows.ts';
import { badRow, MAX_ROW, type RawRow, TOO_LONG } from '../raw-row.ts';
import { type MarkupHandler, readMarkup } from '../read-markup.ts';

const KIND = { xmlMode: true, fault: 'It is no feed that a reader could open.' };
/** Elements that say when an entry was published and what it is, the surest first. */
const PUBLISHED = ['pubDate', 'published', 'date', 'issued', 'updated', 'modified'];
const TEXTS = ['encoded', 'content', 'description', 'summary'];
/** Elements that are read under a name of ours, and those about the feed. */
const TAKEN: ReadonlySet<string> = new Set([
  ...[...PUBLISHED, ...TEXTS],
  ...'title link category subject guid id comments commentRss creator author contributor rights source'.split(' '),
  ...'enclosure thumbnail group post-id total origLink'.split(' '),
]);

/** The entries of an RSS or Atom feed as objects, with what their texts say in lines such as `Closing Date: 12-12-2026`. */
export async function* feedRows(texts: AsyncIterable<string>, recognize: Recognize): AsyncGenerator<RawRow> {
  const reader = new FeedReader();
  let number = 0;
  for await (const _ of readMarkup(texts, reader, KIND)) {
    for (const { values, length } of reader.take()) {
      number += 1;
      const place = `item ${number}`;
      if (length > MAX_ROW) yield badRow(place, values.get('title')?.[0] ?? '', TOO_LONG);
      else yield { ok: true, place, value: await rowOf(values, reader.address, recognize) };
    }
  }
}

/** Signs between facts of one line. */
const BESIDE = / [|•] |; /;
/** Categories of a site, which say nothing about what is bought. */
const OF_SITE =
  /^(?:uncategori[sz]ed|(?:latest )?(?:tenders?|notices?|news|announcements?|tender notices?|procurements?))$/i;

type Values = ReadonlyMap<string, readonly string[]>;

async function rowOf(values: Values, address: string, recognize: Recognize): Promise<Record<string, unknown>> {
  const first = (...names: readonly string[]) => names.flatMap((name) => values.get(name) ?? []).find(Boolean);
  const [longest = ''] = TEXTS.map((name) => first(name) ?? '').sort((a, b) => b.length - a.length);
  const lines = await linesOf(longest);
  const said = [...lines, ...(await pairsOf(longest))].flatMap((line) => line.split(BESIDE));
  const link = first('link') ?? first('guid', 'id')?.match(/^https?:.*/)?.[0];
  const row: Record<string, unknown> = {
    title: first('title'),
    sourceUrl: link && (URL.canParse(link, address) ? new URL(link, address).href : link),
    publishDate: first(...PUBLISHED),
    description: lines.join('\n'),
  };
  for (const [name, [text]] of values) if (!TAKEN.has(name)) row[name] ??= text;
  for (const { label, value } of said.flatMap((line) => labelled(line) ?? []))
    if (value !== '' && recognize([label]) > 0) row[label] ??= value;
  row.category ??= (values.get('category') ?? values.get('subject'))?.filter((name) => !OF_SITE.test(name));
  return row;
}

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}

/** The rows of a text's tables that have a label and a value. */
async function pairsOf(text: string): Promise<readonly string[]> {
  const pairs: string[] = [];
  for await (const { cells } of text.includes('<t') ? tableRows(once(text)) : [])
    if (cells.length === 2) pairs.push(`${cells[0]?.replace(/:$/, '')}: ${cells[1]}`);
  return pairs;
}

/** The lines of a text, of a page as it shows them. */
async function linesOf(text: string): Promise<readonly string[]> {
  let shown = '';
  if (/<[a-z]/i.test(text)) for await (const piece of pageLines(once(text))) shown += piece;
  const lines = (shown || text).split('\n').map((line) => line.trim());
  return lines.filter(Boolean);
}

interface Entry {
  readonly values: Map<string, string[]>;
  length: number;
}

class FeedReader implements MarkupHandler {
  /** Address of the site, from which shorter ones go on. */
  address = '';
  #done: Entry[] = [];
  #entry: Entry | undefined;
  /** Elements of the entry that are open, and the text of the outermost. */
  #depth = 0;
  #text = '';

  /** The entries that have come to their end since the last time. */
  take(): readonly Entry[] {
    const done = this.#done;
    this.#done = [];
    return done;
  }

  open(name: string, { href, term, rel = 'alternate', ...others }: Readonly<Record<string, string>>): void {
    if (name === 'item' || name === 'entry') {
      this.#entry = { values: new Map(), length: 0 };
      this.#depth = 0;
      return;
    }
    this.address ||= others['xml:base'] ?? '';
    this.#depth += 1;
    if (this.#depth > 1 && this.#entry !== undefined) this.text(`<${name}>`);
    else this.#text = (name === 'link' && rel === 'alternate' ? href : name === 'category' ? term : undefined) ?? '';
  }

  text(piece: string): void {
    const entry = this.#entry;
    if (entry !== undefined) entry.length += piece.length;
    if ((entry?.length ?? this.#text.length) <= MAX_ROW) this.#text += piece;
  }

  close(name: string): void {
    const entry = this.#entry;
    if (entry === undefined) {
      if (name === 'link') this.address ||= this.#text.trim();
    } else if (name === 'item' || name === 'entry') {
      this.#done.push(entry);
      this.#entry = undefined;
    } else if (this.#depth > 1) this.text(`</${name}>`);
    else {
      const texts = entry.values.get(name);
      if (texts === undefined) entry.values.set(name, [this.#text.trim()]);
      else texts.push(this.#text.trim());
    }
    this.#depth -= 1;
  }
}
