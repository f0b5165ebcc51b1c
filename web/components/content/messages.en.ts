export const contentText = { lastUpdated: 'Last Updated: May 14, 2025', onThisPage: 'On this page' } as const;
