interface MailPiece {
  body: string
  hash: Buffer
  id: number
}
export type { MailPiece as default };

interface MailPiece_InsertParameters {
  body: string
  hash: Buffer
  id: number
}
export type {MailPiece_InsertParameters}
