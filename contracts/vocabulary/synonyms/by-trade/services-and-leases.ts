/** Services, rents, leases and sales, and words of procurement: what suppliers type, and what offices print. */
export const SERVICES_AND_LEASES = `
tent service = tents on rent = hiring of tents = tent hire = tentage services
`;
