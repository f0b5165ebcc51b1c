import { createContext, Script } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { isScript, isTest, type SourceFile } from '../architecture/rule.ts';
import { readTree } from '../architecture/source-tree.ts';
import { visit } from '../architecture/syntax.ts';

const files = readTree();
const product = files.filter(
  (file) => isScript(file) && !isTest(file) && /^(contracts|db|services|templates|web)\//.test(file.path),
);
const under = (...folders: string[]) =>
  product.filter(({ path }) => folders.some((folder) => path.startsWith(`${folder}/`)));
const textOf = (path: string) => files.find((file) => file.path === path)?.text ?? '';

/** The files that match, each known; `sample` shows that the pattern would see what it is there for. */
function expectOnlyIn(
  known: readonly string[],
  pattern: RegExp,
  sample: string,
  among: readonly SourceFile[] = product,
) {
  expect(sample).toMatch(pattern);
  expect(among.length).toBeGreaterThan(20);
  expect(among.filter(({ text }) => pattern.test(text)).map(({ path }) => path)).toEqual(known);
}

/** Every value that stands at the place of the group, in the files given. */
const valuesOf = (pattern: RegExp) => [
  ...new Set(product.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, value]) => value))),
];

describe('the source', () => {
  test('starts programs only where the product itself is started, and none by a shell [ASVS 1.2.5]', () => {
    const elsewhere = product.filter(
      ({ path }) => !/^(services\/launcher|db\/(embedded-postgres|data-dir))/.test(path),
    );
    // reads files with our own programs, and nothing of the file among their arguments
    const own = ['services/platform/isolation/run-isolated.ts', 'services/platform/isolation/task-process.ts'];
    expectOnlyIn(own, /from 'node:child_process'/, "import { spawn } from 'node:child_process'", elsewhere);
    expectOnlyIn([], /shell: true|\bexec(Sync)?\(['"`]/, 'exec(`rm *`)');
  });

  test('makes no regular expression of what comes from outside [ASVS 1.2.9]', () => {
    // made of constants and of patterns of routes; none of a request
    const known = [
      'contracts/rules/amendments/amendments.ts',
      'contracts/rules/list-headers.ts',
      'services/api/modules/import/map/table/dates/revised-dates.ts',
      'services/api/modules/tenders/search/indexed/conditions.ts',
      'services/api/modules/tenders/sent/sent.route.ts',
      'services/api/pages/page-data.ts',
      'services/api/platform/files/encoded-twice.ts',
      'services/api/platform/files/values/read-period.ts',
      'services/api/platform/files/values/with-year.ts',
      'services/api/platform/http/etag.ts',
      'templates/build/compile-html.ts',
    ];
    expectOnlyIn(known, /new RegExp\(/, 'new RegExp(search)');
  });

  test('executes no text [ASVS 1.3.2]', () =>
    expectOnlyIn([], /\beval\(|new Function\(|'node:vm'|\bset(Timeout|Interval)\(['"`]/, 'eval(text)'));

  test('writes no text as markup into a page [ASVS 3.2.2]', () => {
    const known = 'web/components/drawn/server-only.tsx'; // sets an empty constant, by which React leaves what the server wrote
    const theme = 'web/lib/theme/apply-theme.ts'; // lets stand what the server wrote for those without scripts, which no browser decodes before
    expectOnlyIn(
      [known, theme],
      /\b(inner|outer)HTML\b\s*=|dangerouslySetInnerHTML|insertAdjacentHTML|document\.write/,
      'x.innerHTML = text',
    );
    expect(textOf(theme).match(/HTML\b[^;}]*/g)).toEqual(['HTML=n.textContent']);
    expect(textOf(known).match(/__html: [^ ]+/g)).toEqual(["__html: ''"]);
  });

  test('hides every password that is typed, and lets it be pasted and kept [ASVS 6.2.6, 6.2.7]', () => {
    const web = under('web');
    expectOnlyIn(
      [],
      /<Input\b(?![^>]*type="password")[^>]*[pP]assword'\)/,
      "<Input {...register('newPassword')} />",
      web,
    );
    expectOnlyIn(
      [],
      /<(?!PasswordField\b)[A-Z]\w*\b[^>]*\bname="\w*[pP]assword"/,
      '<TextField form={form} name="newPassword" />',
      web,
    );
    expectOnlyIn([], /onPaste|[pP]assword'\)[^>]*autoComplete="off"/, 'onPaste={no}', web);
    const fields = web.flatMap(({ text }) => text.match(/<PasswordField\b[^>]*>/g) ?? []);
    expect(fields.length).toBeGreaterThan(4);
    for (const field of fields) expect(field).toMatch(/autoComplete="(current|new)-password"|autoComplete=\{/);
  });

  test('knows one cipher and one hash, of 256 bits, and takes both from Node [ASVS 11.2.1, 11.2.3, 11.3.1, 11.3.2, 11.4.1]', () => {
    expect(valuesOf(/createCipheriv\('([^']+)'/g)).toEqual(['aes-256-gcm']);
    expect(valuesOf(/(?:createHash|createHmac|hkdfSync)\('([^']+)'/g)).toEqual(['sha256']);
    expectOnlyIn([], /create(Hash|Hmac|Cipheriv|Decipheriv)\((?!')/, 'createHash(name)');
    expectOnlyIn([], /from '(crypto-js|md5|sha1|bcrypt|jsonwebtoken|node-forge)/, "import md5 from 'md5'");
  });

  test('asks Node for whatever must not be guessed [ASVS 11.5.1]', () => {
    expectOnlyIn(
      ['services/api/rebuild/rebuild.ts'],
      /Math\.random\(/,
      'Math.random()',
      under('services', 'db', 'contracts'),
    );
    const sizes = valuesOf(/randomBytes\((\d+)\)/g).map(Number);
    expect(sizes.filter((bytes) => bytes < 16)).toEqual([8]); // ids of spans in traces
  });

  test('asks no address that somebody else names: services only answer [ASVS 13.2.4, 13.2.5, 15.3.2]', () =>
    expectOnlyIn(
      // closes the server that listens; compares addresses of mail servers
      ['services/api/platform/http/connections/stop-serving.ts', 'services/platform/mail/mail-server.ts'],
      /\bfetch\(|from '(node:(https|http2|net|tls|dgram)|undici|axios|got)'|\bhttp\.(get|request)\(/,
      'await fetch(body.website)',
      under('services/api', 'services/worker', 'services/platform', 'templates'),
    ));

  test('keeps in the browser the theme, the look of lists, the plan, a key, a request without an answer, a reload and that the set-up was seen, and nothing of a person [ASVS 14.3.3]', () => {
    const known = [
      'web/app/stale-chunks.ts',
      'web/features/admin-settings/use-first-setup.ts',
      'web/features/newsletter/components/subscribe-form.tsx',
      'web/features/newsletter/use-selected-plan.ts',
      'web/features/tender-search/use-slash-shortcut.ts',
      'web/lib/storage.ts',
      'web/lib/theme/apply-theme.ts',
      'web/lib/theme/list-view.ts',
    ];
    expectOnlyIn(
      known,
      /(local|session)Storage\.setItem|storeText\(|indexedDB|document\.cookie/,
      'storeText(k, v)',
      under('web'),
    );
  });
});

test('the image of production has what runs and nothing else [ASVS 13.4.1, 15.2.3]', () => {
  const stages = textOf('Dockerfile').split(/^FROM /m);
  const last = stages.at(-1) ?? '';
  const copied = [...last.matchAll(/^COPY --from=\w+ \/app\/(\S+)/gm)].map(([, path]) => path);
  expect(copied).toEqual(['package.json', 'node_modules', 'contracts', 'db', 'services', 'templates', 'web/dist']);
  expect(last.match(/^COPY/gm)).toHaveLength(copied.length);
  expect(last).toContain('NODE_ENV=production');
  expect(textOf('Dockerfile')).toContain('npm ci --omit=dev');
});

describe('no regular expression runs away [ASVS 1.3.12]', () => {
  /** Length of a description. A quadratic expression takes seconds at this length, so none may be, wherever it is used. */
  const LENGTH = 50_000;
  const LIMIT_MS = 600;
  const BITS = [
    'a',
    '0',
    ' ',
    '.',
    '-',
    '_',
    '@',
    '/',
    '\\',
    '"',
    "'",
    '<',
    '&',
    '\n',
    '{',
    ':',
    ',',
    'ا',
    'a.',
    'a-',
    '0.',
    ' a',
    'a@',
    '\\"',
    '\r\n',
    'a=',
    '%2',
    '[',
    '(',
    '\t',
    'A',
    '0a',
    'a a',
    '  \n',
    '\ufeff',
    '<mergeCell ',
  ];
  const textsOf = (bits: readonly string[]) =>
    bits.flatMap((bit) =>
      ['', '!', '\u0000'].flatMap((end) => ['', 'x'].map((begin) => begin + bit.repeat(LENGTH / bit.length) + end)),
    );
  const TEXTS = textsOf(BITS);
  /** Words of the expression itself, one after the other. */
  const wordsOf = (source: string) =>
    textsOf((source.match(/\p{L}{2,}/gu) ?? []).slice(0, 3).flatMap((word) => [word, `${word} `]));
  const context = createContext();
  const work = new Script(
    "for (const text of texts) { pattern.lastIndex = 0; if (pattern.global) text.replace(pattern, ''); else pattern.test(text); }",
  );
  const isWithin = (texts: readonly string[], pattern: RegExp, timeout: number) => {
    try {
      work.runInContext(Object.assign(context, { texts, pattern }), { timeout });
      return true;
    } catch {
      return false;
    }
  };
  const isSlow = (source: string, flags: string, limit = LIMIT_MS) => {
    const pattern = new RegExp(source, flags);
    const texts = [...TEXTS, ...wordsOf(source)];
    if (isWithin(texts, pattern, limit * 2)) return false;
    // tried again, because the machine may have been busy with something else
    return texts.some((text) => !isWithin([text], pattern, limit) && !isWithin([text], pattern, limit));
  };

  // these take seconds: a part of one tells them from linear ones, which take a millisecond
  test.each(['^(a+)+$', '\\s+$', '\\s*,', '<[^>]*>', '(a|b)*c'])('%s is seen', { timeout: 180_000 }, (source) =>
    expect(isSlow(source, 'u', LIMIT_MS / 4)).toBe(true),
  );
  test.each(['^\\s+', '[^a-z]', '^a*$', '(?<!\\d)\\d+$'])('%s is not', { timeout: 180_000 }, (source) =>
    expect(isSlow(source, 'u')).toBe(false),
  );

  test('of the product, over long texts of repeated characters', { timeout: 180_000 }, () => {
    const patterns = new Map<string, string>();
    const files = under('contracts', 'db', 'services', 'templates/render', 'web');
    // a tool of developers, which reads what it has written
    for (const file of files.filter(({ path }) => path !== 'db/generate-types.ts'))
      visit(file, {
        Literal(node) {
          if ('regex' in node) patterns.set(`${node.regex.pattern}/${node.regex.flags}`, file.path);
        },
      });
    expect(patterns.size).toBeGreaterThan(100);
    const slow = [...patterns].filter(([literal]) => {
      const end = literal.lastIndexOf('/');
      return isSlow(literal.slice(0, end), literal.slice(end + 1));
    });
    expect(slow).toEqual([]);
  });
});
