/** A term of the index as the text of a tsquery. */
export const quotedTerm = (term: string): string => `'${term.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
