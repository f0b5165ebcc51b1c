interface DigestPassed {
  since_position: number
  subscription_id: number
}
export type { DigestPassed as default };

interface DigestPassed_InsertParameters {
  since_position: number
  subscription_id: number
}
export type {DigestPassed_InsertParameters}
