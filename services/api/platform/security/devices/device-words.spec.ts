import { expect, test } from 'vitest';
import { deviceWords } from './device-words.ts';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K)';
const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  [`${WINDOWS} ${WEBKIT} Chrome/140.0.0.0 Safari/537.36`, 'Chrome on Windows'],
  [`${WINDOWS} ${WEBKIT} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 'Edge on Windows'],
  [`${ANDROID} ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`, 'Samsung Internet on Android'],
  [`${ANDROID} ${WEBKIT} Chrome/140.0.0.0 Mobile Safari/537.36 OPR/85.0`, 'Opera on Android'],
  [`${IPHONE} Version/18.0 Mobile/15E148 Safari/604.1`, 'Safari on iPhone'],
  [`${IPHONE} CriOS/140.0 Mobile/15E148 Safari/604.1`, 'Chrome on iPhone'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Mac'],
  ['curl/8.5.0', 'Unknown device'],
  ['<script>alert(1)</script> Linux', 'Unknown program on Linux'],
  [undefined, 'Unknown device'],
])('%s is %s', (header, words) => expect(deviceWords(header)).toBe(words));
