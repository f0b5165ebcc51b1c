/** Begin of something whose content is no name of the format: a string, a string in hexadecimals, a comment, a stream. */
const BEGIN = /\(|<<|<|%|\bstream\r?\n/g;
const LENGTH = /\/Length (\d+)[^R<>]*>>\s*$/;
const PARENTHESIS = /\\.|[()]/gs;

/**
 * The objects of a PDF that PDFium wrote, without what their strings and streams hold: neither a link to `…/Movie/list` nor four
 * bytes of a picture name anything.
 */
export function skeletonOf(pdf: string): string {
  const kept: string[] = [];
  let at = 0;
  for (;;) {
    BEGIN.lastIndex = at;
    const begin = BEGIN.exec(pdf);
    if (begin === null) break;
    const behind = begin.index + begin[0].length;
    kept.push(pdf.slice(at, begin[0] === '<<' ? behind : begin.index));
    at = begin[0] === '<<' ? behind : endOf(pdf, begin[0], behind, kept.at(-1) ?? '');
  }
  return `${kept.join(' ')} ${pdf.slice(at)}`;
}

function endOf(pdf: string, kind: string, from: number, before: string): number {
  switch (kind) {
    case '(':
      return endOfString(pdf, from);
    case '<':
      return after(pdf, '>', from);
    case '%':
      return after(pdf, '\n', from);
    default: {
      const stated = from + Number(LENGTH.exec(before.slice(-2000))?.[1] ?? 0);
      return after(pdf, 'endstream', stated < pdf.length ? stated : from);
    }
  }
}

function after(pdf: string, end: string, from: number): number {
  const at = pdf.indexOf(end, from);
  return at < 0 ? pdf.length : at + end.length;
}

function endOfString(pdf: string, from: number): number {
  PARENTHESIS.lastIndex = from;
  let open = 1;
  for (let sign = PARENTHESIS.exec(pdf); sign !== null; sign = PARENTHESIS.exec(pdf)) {
    if (sign[0] === '(') open++;
    if (sign[0] === ')') open--;
    if (open === 0) return PARENTHESIS.lastIndex;
  }
  return pdf.length;
}
