import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler, Response } from 'express';
import helmet from 'helmet';
import type { Config } from '../../../platform/config.ts';

const TWO_YEARS = 2 * 365 * 24 * 60 * 60;

/** Features that nothing here needs, so that nothing that is smuggled in gets them. Sharing and the clipboard stay allowed. */
const DENIED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/**
 * The headers of every answer, errors included. Pages read the nonce of their inline style and script from
 * `res.locals.nonce`.
 */
export function securityHeaders(config: Pick<Config, 'publicUrl' | 'dev' | 'hstsSubdomains'>): RequestHandler {
  const isHttps = config.publicUrl.startsWith('https:');
  const policy = DENIED_FEATURES.map((feature) => `${feature}=()`).join(', ');
  const headers = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: config.dev ? devDirectives() : directives() },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isHttps ? { maxAge: TWO_YEARS, includeSubDomains: config.hstsSubdomains } : false,
    xFrameOptions: { action: 'deny' },
    xDownloadOptions: false, // asked by Internet Explorer 8 alone
    xPermittedCrossDomainPolicies: false, // a header of Flash
  });
  return (req, res, next) => {
    res.locals.nonce = randomBytes(16).toString('base64');
    res.set({ 'Permissions-Policy': policy, 'X-Request-Id': String(res.locals.requestId) });
    headers(req, res, next);
  };
}

const nonce = (_req: IncomingMessage, res: ServerResponse) => `'nonce-${String((res as Response).locals.nonce)}'`;

function directives() {
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", nonce],
    'style-src': ["'self'", nonce],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': ["'self'"], // sandboxed previews of mails
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
  };
}

/** The module server of `npm run dev` injects inline scripts and styles of its own and listens on a web socket. */
function devDirectives() {
  return {
    ...directives(),
    'script-src': ["'self'", "'unsafe-inline'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'connect-src': ["'self'", 'ws:'],
  };
}
