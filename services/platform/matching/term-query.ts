/** A condition about terms of the index, as Postgres prints a tsquery. */
export type TermQuery =
  | { readonly op: 'term'; readonly term: string }
  | { readonly op: 'all' | 'any'; readonly parts: readonly TermQuery[] }
  | { readonly op: 'not'; readonly part: TermQuery }
  /** Holds for every notice: what terms alone cannot tell, which then is asked of Postgres. */
  | { readonly op: 'anything' };

interface ReadQuery {
  readonly query: TermQuery;
  /** False: it holds for more than the tsquery does, never for less. */
  readonly isExact: boolean;
}

const TOKEN = /'((?:[^'\\]|''|\\.)*)'(:[*A-D]+)?|<(?:-|\d+)>|[&|!()]/gs;

interface Token {
  readonly sign: string;
  readonly term?: string;
  readonly flags?: string;
}

/** The tsquery in `text`, or undefined for the empty one, which holds for nothing. */
export function readTermQuery(text: string): ReadQuery | undefined {
  const tokens: Token[] = [...text.matchAll(TOKEN)].map(([sign, term, flags = '']) =>
    term === undefined
      ? { sign }
      : { sign: 'term', term: term.replace(/''|\\(.)/gs, (two, one) => one ?? two[0]), flags },
  );
  if (tokens.length === 0) return undefined;
  const reader = new Reader(tokens);
  const query = reader.either();
  return { query, isExact: reader.isExact };
}

/** Reader by precedence: | then & then <-> then !. */
class Reader {
  isExact = true;
  readonly #tokens: readonly Token[];
  #at = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  either(): TermQuery {
    return this.#list('any', '|', () => this.#list('all', '&', () => this.#near()));
  }

  /** Words at a distance are asked for without it. */
  #near(): TermQuery {
    return this.#list('all', '<', () => this.#single());
  }

  #list(op: 'all' | 'any', begin: string, read: () => TermQuery): TermQuery {
    const parts = [read()];
    for (let sign = this.#sign(); sign?.startsWith(begin); sign = this.#sign()) {
      if (begin === '<') this.isExact = false;
      this.#at += 1;
      parts.push(read());
    }
    const [only] = parts;
    return parts.length === 1 && only !== undefined ? only : { op, parts };
  }

  #single(): TermQuery {
    const token = this.#tokens[this.#at];
    this.#at += 1;
    if (token?.sign === '!') return this.#negated();
    if (token?.sign === '(') {
      const inner = this.either();
      this.#at += 1; // the parenthesis that closes
      return inner;
    }
    if (token?.term === undefined) throw new Error('This is no tsquery');
    if (token.flags !== '') this.isExact = false;
    return token.flags?.includes('*') ? { op: 'anything' } : { op: 'term', term: token.term };
  }

  /** A condition that is wider than it says would be narrower when negated. */
  #negated(): TermQuery {
    const before = this.isExact;
    this.isExact = true;
    const part = this.#single();
    const isVague = !this.isExact;
    this.isExact = before && !isVague;
    return isVague ? { op: 'anything' } : { op: 'not', part };
  }

  #sign(): string | undefined {
    return this.#tokens[this.#at]?.sign;
  }
}
