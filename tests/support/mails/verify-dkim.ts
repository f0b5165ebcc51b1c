import { createHash, createVerify, type KeyObject } from 'node:crypto';

/** Verifies the DKIM signature of a message (RFC 6376, relaxed/relaxed, RSA and SHA-256) and names the signed headers. */
export function verifyDkim(raw: string, publicKey: KeyObject): { valid: boolean; signed: string[] } {
  const end = raw.indexOf('\r\n\r\n');
  const headers = raw.slice(0, end).split(/\r\n(?![ \t])/);
  const signature = headers.find((line) => /^dkim-signature:/i.test(line)) ?? '';
  const tags = new Map(
    signature
      .slice(signature.indexOf(':') + 1)
      .split(';')
      .map((tag) => {
        const at = tag.indexOf('=');
        return [tag.slice(0, at).trim(), tag.slice(at + 1).replace(/\s+/g, '')] as const;
      }),
  );
  const signed = (tags.get('h') ?? '').toLowerCase().split(':');
  const unused = headers.filter((line) => line !== signature).reverse();
  const chosen = signed.flatMap((name) => {
    const at = unused.findIndex((line) => line.toLowerCase().startsWith(`${name}:`));
    return at < 0 ? [] : unused.splice(at, 1).map(relaxed);
  });
  const unsigned = relaxed(signature).replace(/(;|:)(\s*b=)[^;]*/, '$1$2');
  const verifier = createVerify('RSA-SHA256').update(`${chosen.join('\r\n')}\r\n${unsigned}`);
  const bodyHash = createHash('sha256')
    .update(relaxedBody(raw.slice(end + 4)))
    .digest('base64');
  const valid = bodyHash === tags.get('bh') && verifier.verify(publicKey, tags.get('b') ?? '', 'base64');
  return { valid, signed };
}

function relaxed(line: string): string {
  const at = line.indexOf(':');
  return `${line.slice(0, at).toLowerCase().trim()}:${line
    .slice(at + 1)
    .replace(/\s+/g, ' ')
    .trim()}`;
}

const relaxedBody = (body: string) =>
  body
    .replace(/[ \t]+(?=\r\n)/g, '')
    .replace(/[ \t]+/g, ' ')
    .replace(/(\r\n)*$/, '\r\n');
