import { deflateSync } from 'node:zlib';

export const PAGE = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] >>';
/** Catalog and pages of a PDF whose objects from 3 on are `kids` pages. */
export const pagesOf = (kids: number, count = kids, catalog = '') => [
  `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
  `<< /Type /Pages /Kids [${Array.from({ length: kids }, (_, at) => `${at + 3} 0 R`).join(' ')}] /Count ${count} >>`,
  ...Array.from({ length: kids }, () => PAGE),
];

/** A PDF of which every object is packed, so that no text search over its bytes finds a name. */
export function packedPdf(objects: readonly string[]): Buffer {
  const count = objects.length;
  const offsets = objects.map((_, at) => objects.slice(0, at).join(' ').length + (at === 0 ? 0 : 1));
  const head = `${offsets.map((offset, at) => `${at + 1} ${offset}`).join(' ')} `;
  const packed = deflateSync(Buffer.from(head + objects.join(' ')));
  const start = Buffer.from('%PDF-1.5\n');
  const stream = withStream(
    `${count + 1} 0 obj\n<< /Type /ObjStm /N ${count} /First ${head.length} /Length ${packed.length} /Filter /FlateDecode >>`,
    packed,
  );
  const at = start.length + stream.length;
  const row = (kind: number, place: number, index: number) => {
    const bytes = Buffer.alloc(7);
    bytes.writeUInt8(kind);
    bytes.writeUInt32BE(place, 1);
    bytes.writeUInt16BE(index, 5);
    return bytes;
  };
  const rows = [
    row(0, 0, 0),
    ...objects.map((_, index) => row(2, count + 1, index)),
    row(1, start.length, 0),
    row(1, at, 0),
  ];
  const table = deflateSync(Buffer.concat(rows));
  const xref = withStream(
    `${count + 2} 0 obj\n<< /Type /XRef /Size ${count + 3} /W [1 4 2] /Root 1 0 R /Length ${table.length} /Filter /FlateDecode >>`,
    table,
  );
  return Buffer.concat([start, stream, xref, Buffer.from(`startxref\n${at}\n%%EOF\n`)]);
}

const withStream = (head: string, bytes: Buffer) =>
  Buffer.concat([Buffer.from(`${head}\nstream\n`), bytes, Buffer.from('\nendstream\nendobj\n')]);
