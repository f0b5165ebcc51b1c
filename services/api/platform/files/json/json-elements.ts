import { badRow, jsonRow, MAX_ROW, type RawRow, TOO_LONG } from '../raw-row.ts';

interface ElementsOptions {
  /** Name of the array inside the outermost object; null when the array is outermost. */
  readonly array: string | null;
  /** Names of the objects that hold it, without the outermost one. */
  readonly within?: readonly string[] | undefined;
  /** Index of its bracket, where it stands in an object of a list; those of the same name in further objects go on with it. */
  readonly from?: number | undefined;
  /** The elements are values of an object of this name, or of the outermost one. */
  readonly isKeyed?: boolean | undefined;
  /** Objects stand behind each other without an array around them. */
  readonly isBare?: boolean | undefined;
  /** How a place calls an element: `release` gives `release 3`. */
  readonly called: string;
  /** Receives the text that stands before the array. */
  readonly onHead?: (text: string) => void;
}

/** Reads one big JSON array element by element, holding one element at a time. Elements count from 1. */
export async function* jsonElements(chunks: AsyncIterable<string>, options: ElementsOptions): AsyncGenerator<RawRow> {
  const scanner = new ElementScanner(options);
  if (options.isBare) yield* scanner.push('[');
  for await (const chunk of chunks) yield* scanner.push(chunk);
  if (options.isBare) yield* scanner.push(']');
  yield* scanner.end();
}

const [STRING, BACKSLASH, COMMA, OPEN_ARRAY, CLOSE_ARRAY, OPEN_OBJECT, CLOSE_OBJECT] = [34, 92, 44, 91, 93, 123, 125];

/** Beginning of a table as phpMyAdmin writes it. */
const DUMPED = /"type"\s*:\s*"table"/;
/** The name of a row of an object. */
const KEY = /^"(?:[^"\\]|\\.)*"\s*:\s*/;

/** Knows brackets and strings only; what stands between them is JSON.parse's affair. */
class ElementScanner {
  readonly #options: ElementsOptions;
  /** Nesting of the array's elements. */
  #level: number;
  #depth = 0;
  /** Names of the objects that hold the array. */
  readonly #path: readonly string[];
  /** Number of those that are open. */
  #within = 0;
  #state: 'before' | 'inside' | 'after' = 'before';
  #wasFound = false;
  /** Other arrays of the same name are other tables of a database, such as its users. */
  #isOfDump = false;
  #inString = false;
  #escaped = false;
  /** The element, or the head, as far as it has come in. */
  #text = '';
  #length = 0;
  #count = 0;
  /** Characters of earlier pieces. */
  #passed = 0;

  constructor(options: ElementsOptions) {
    this.#options = options;
    this.#path = options.within ?? [];
    this.#level = options.array === null ? 1 : this.#path.length + 2;
  }

  *push(chunk: string): Generator<RawRow> {
    let start = 0;
    for (let at = 0; at < chunk.length && this.#state !== 'after'; at++) {
      const code = chunk.charCodeAt(at);
      if (this.#inString) this.#stepInString(code);
      else if (code === STRING) this.#inString = true;
      else if (code === OPEN_ARRAY || code === OPEN_OBJECT) {
        if (this.#opensOurs(code, chunk, start, at)) start = at + 1;
        this.#depth += 1;
      } else if (code === CLOSE_OBJECT && this.#options.isBare && this.#depth === this.#level + 1) {
        this.#depth -= 1;
        yield* this.#finish(chunk.slice(start, at + 1));
        start = at + 1;
      } else if (this.#endsElement(code)) {
        yield* this.#finish(chunk.slice(start, at));
        start = at + 1;
      }
    }
    if (this.#state !== 'after') this.#keep(chunk.slice(start));
    this.#passed += chunk.length;
  }

  *end(): Generator<RawRow> {
    if (this.#state !== 'inside') return;
    yield badRow(`${this.#options.called} ${this.#count + 1}`, this.#text, 'The file ends in the middle of this row');
  }

  #endsElement(code: number): boolean {
    const isOurs = this.#state === 'inside' && this.#depth === this.#level;
    if (code === COMMA) return isOurs;
    if (code !== CLOSE_ARRAY && code !== CLOSE_OBJECT) return false;
    this.#depth -= 1;
    // a scraper that adds to its file writes another array behind the first one, or pages with a list of the same name
    if (isOurs) this.#state = this.#options.isKeyed || this.#isOfDump ? 'after' : 'before';
    return isOurs;
  }

  #stepInString(code: number): void {
    if (this.#escaped) this.#escaped = false;
    else if (code === BACKSLASH) this.#escaped = true;
    else if (code === STRING) this.#inString = false;
  }

  #opensOurs(code: number, chunk: string, start: number, at: number): boolean {
    if (this.#state !== 'before') return false;
    const { from, onHead } = this.#options;
    const before = () => chunk.slice(start, at);
    const isOurs = this.#isOurs(code, before);
    if (from === undefined || this.#wasFound ? !isOurs : this.#passed + at !== from) return false;
    this.#wasFound = true;
    this.#level = this.#depth + 1;
    const head = this.#text + before();
    this.#isOfDump = DUMPED.test(head);
    onHead?.(head);
    this.#state = 'inside';
    this.#forget();
    return true;
  }

  #isOurs(code: number, before: () => string): boolean {
    const { array, from, isKeyed } = this.#options;
    const depth = from === undefined ? this.#depth : this.#depth - 1; // without the list around the objects
    const holder = this.#path[depth - 1];
    if (holder !== undefined && this.#within >= depth - 1) {
      this.#within = code === OPEN_OBJECT && this.#isNamed(holder, before()) ? depth : depth - 1;
    }
    if (
      code !== (isKeyed ? OPEN_OBJECT : OPEN_ARRAY) ||
      this.#depth !== this.#level - 1 ||
      this.#within < this.#path.length
    )
      return false;
    return array === null || this.#isNamed(array, before());
  }

  #isNamed(name: string, before: string): boolean {
    const near = (this.#text.slice(-100) + before.slice(-100)).trimEnd();
    return near.endsWith(':') && near.slice(0, -1).trimEnd().endsWith(`"${name}"`);
  }

  *#finish(rest: string): Generator<RawRow> {
    this.#keep(rest);
    const text = this.#options.isKeyed ? this.#text.trim().replace(KEY, '') : this.#text.trim();
    const isTooLong = this.#length > MAX_ROW;
    this.#forget();
    if (text === '') return;
    this.#count += 1;
    const place = `${this.#options.called} ${this.#count}`;
    yield isTooLong ? badRow(place, text, TOO_LONG) : jsonRow(place, text);
  }

  #keep(piece: string): void {
    this.#length += piece.length;
    if (this.#length <= MAX_ROW) this.#text += piece;
    else this.#text = this.#text.slice(0, 200);
  }

  #forget(): void {
    this.#text = '';
    this.#length = 0;
  }
}
