import type { default as Organization } from './organization.ts'
import type { default as Tender } from './tender.ts'

interface TenderOrganization {
  organization_id: Organization['id']
  tender_id: Tender['id']
}
export type { TenderOrganization as default };

interface TenderOrganization_InsertParameters {
  organization_id: Organization['id']
  tender_id: Tender['id']
}
export type {TenderOrganization_InsertParameters}
