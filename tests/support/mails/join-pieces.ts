import type { ComposedMail, Pieces, RenderedMail } from '#templates/mail.ts';
import { OWN_TOKEN } from '#templates/render/links.ts';

/** A digest with its bodies put together, as `mail_body` in the database does it. */
export const joinPieces = ({ subject, html, text, token = '' }: ComposedMail): RenderedMail => ({
  subject,
  html: joinBytes(html).toString().replaceAll(OWN_TOKEN, token),
  text: joinBytes(text).toString().replaceAll(OWN_TOKEN, token),
});

export const joinBytes = (pieces: Pieces): Buffer =>
  Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)));
