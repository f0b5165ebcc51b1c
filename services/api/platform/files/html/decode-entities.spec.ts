import { expect, test } from 'vitest';
import { decodeEntities } from './decode-entities.ts';

test.each([
  ['&ldquo;Turnkey&rdquo; supply', '“Turnkey” supply'],
  ['Ward&rsquo;s &ndash; II&hellip;', 'Ward’s – II…'],
  ['Children&#039;s &#8211; &#x2013; &nbsp;x', "Children's – –  x"],
  ['&amp;lt; &amp;amp;', '&lt; &amp;'],
  ['a < b &lt; c', 'a < b < c'],
  ['R&D, AT&T; a=1&copy=2 &nothing; &', 'R&D, AT&T; a=1&copy=2 &nothing; &'],
  ['x&#0;y&#9999999;', 'xy'],
])('%s', (text, plain) => expect(decodeEntities(text)).toBe(plain));
