import type { Pieces, RenderedMail } from '#templates/mail.ts';

/** A digest with its bodies put together, as `mail_body` in the database does it. */
export const joinPieces = ({ subject, html, text }: RenderedMail<Pieces>): RenderedMail => ({
  subject,
  html: joinBytes(html).toString(),
  text: joinBytes(text).toString(),
});

export const joinBytes = (pieces: Pieces): Buffer =>
  Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)));
