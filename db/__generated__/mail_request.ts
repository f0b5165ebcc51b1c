import type { default as DigestRun } from './digest_run.ts'
import type { default as Mail } from './mail.ts'

interface MailRequest {
  mail_id: (Mail['id']) | null
  request_id: string
  run_id: (DigestRun['id']) | null
}
export type { MailRequest as default };

interface MailRequest_InsertParameters {
  mail_id?: (Mail['id']) | null
  request_id: string
  run_id?: (DigestRun['id']) | null
}
export type {MailRequest_InsertParameters}
