export const doorText = {
  needsScript: 'Signing in needs JavaScript. Browsing and searching tenders works without it.',
} as const;
