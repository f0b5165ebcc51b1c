/** Contents of the fuzzed site from the start, so that valid requests find something. */
/** No request that is made up knows it: the Super Admin cannot come back as somebody new. */
export const CHIEF_PASSWORD = 'Darya-Kinara-5538';
export const CATEGORY_NAMES = ['Roads', 'Bridges', 'Medicines'] as const;
export const ORGANIZATION_NAMES = ['Lahore Works', 'Sindh Health'] as const;
