interface Line {
  readonly key: string;
  readonly line: string;
  /** A blank line stood before it. */
  readonly isFirst: boolean;
}

/** The lines of a text that say something. */
export function toParagraphs(text: string): readonly Line[] {
  const lines = text.split(/\r?\n/);
  return lines.flatMap((line, index) =>
    line.trim() === '' ? [] : [{ key: String(index), line, isFirst: (lines[index - 1] ?? '').trim() === '' }],
  );
}
