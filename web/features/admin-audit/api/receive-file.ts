/** Received bytes are handed to the browser in pieces of this size, so that they need not lie in memory. */
const PIECE_BYTES = 4 * 1024 * 1024;

const NEW_LINE = 10;
const RETURN = 13;

/**
 * Reads a streamed answer to its end and tells of the lines as they come. `returns`: a line ends in CR LF, and a lone
 * LF stands inside a cell.
 */
export async function receiveFile(
  response: Response,
  { returns, onLines }: { readonly returns: boolean; readonly onLines: (lines: number) => void },
) {
  const pieces: Blob[] = [];
  let chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  let lines = 0; // ends of lines that were counted on the way
  let last = 0;
  const reader = response.body?.getReader(); // Safari cannot iterate over a stream
  for (let read = await reader?.read(); read?.done === false; read = await reader?.read()) {
    const chunk = read.value;
    for (const byte of chunk) {
      if (byte === NEW_LINE && (!returns || last === RETURN)) lines++;
      last = byte;
    }
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes >= PIECE_BYTES) {
      pieces.push(new Blob(chunks));
      chunks = [];
      bytes = 0;
    }
    onLines(lines);
  }
  const type = response.headers.get('Content-Type') ?? 'application/octet-stream';
  return { file: new Blob([...pieces, ...chunks], { type }), lines };
}
