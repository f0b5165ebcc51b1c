/** Headers for bytes of strangers: a browser may draw a picture or save a file, and do nothing else with them. */
export const INERT = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
};
