interface SentTender {
  mail_id: number
  subscription_id: number
  tender_id: number
}
export type { SentTender as default };

interface SentTender_InsertParameters {
  mail_id: number
  subscription_id: number
  tender_id: number
}
export type {SentTender_InsertParameters}
