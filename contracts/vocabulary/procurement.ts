/** How notices are let; apart from what every list shows, so that only forms load it. */
export const PROCUREMENT_METHODS = [
  'Open competitive bidding',
  'Request for quotations',
  'Request for proposals',
  'Expression of interest',
  'Prequalification',
  'Auction',
  'Direct contracting',
] as const;
