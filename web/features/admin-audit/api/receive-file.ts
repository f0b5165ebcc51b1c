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
  let lines = 0; // ends of lines that were counted on the way
  let last = 0;
  const counting = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (chunk, controller) => {
      for (const byte of chunk) {
        if (byte === NEW_LINE && (!returns || last === RETURN)) lines++;
        last = byte;
      }
      onLines(lines);
      controller.enqueue(chunk);
    },
  });
  const { body, headers } = response;
  // A blob of the browser's own, which need not lie in memory.
  const file = await new Response(body?.pipeThrough(counting) ?? null, { headers }).blob();
  return { file, lines };
}
