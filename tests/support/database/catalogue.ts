import pg from 'pg';

/** Objects of an extension are its own affair. */
const OURS = (catalogue: string, oid: string) =>
  `NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = '${catalogue}'::regclass AND d.objid = ${oid} AND d.deptype = 'e')`;
const SCHEMAS = `(SELECT oid FROM pg_namespace WHERE nspname IN ('public', 'es'))`;

/** Each query answers `line`: one fact about one object. */
const QUERIES: Readonly<Record<string, string>> = {
  column: `SELECT format('%s.%s %s%s%s%s storage=%s statistics=%s', c.oid::regclass, a.attname, format_type(a.atttypid, a.atttypmod),
      CASE WHEN a.attcollation <> t.typcollation THEN ' COLLATE ' || a.attcollation::regcollation END,
      CASE WHEN a.attnotnull THEN ' NOT NULL' END,
      CASE WHEN a.attgenerated <> '' THEN ' GENERATED ' WHEN a.attidentity <> '' THEN ' IDENTITY ' || a.attidentity::text WHEN d.oid IS NOT NULL THEN ' DEFAULT ' END
        || coalesce(pg_get_expr(d.adbin, d.adrelid), ''), a.attstorage, coalesce(a.attstattarget, -1)) AS line
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid JOIN pg_type t ON t.oid = a.atttypid
      LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
    WHERE c.relnamespace IN ${SCHEMAS} AND c.relkind IN ('r', 'v', 'i') AND a.attnum > 0 AND NOT a.attisdropped`,
  relation: `SELECT format('%s kind=%s options=%s', c.oid::regclass, c.relkind, c.reloptions) AS line
    FROM pg_class c WHERE c.relnamespace IN ${SCHEMAS} AND c.relkind <> 't'`,
  view: `SELECT format('%s AS %s', c.oid::regclass, pg_get_viewdef(c.oid)) AS line FROM pg_class c WHERE c.relnamespace IN ${SCHEMAS} AND c.relkind = 'v'`,
  sequence: `SELECT format('%s %s start=%s cache=%s cycle=%s owned by %s', s.seqrelid::regclass, s.seqtypid::regtype, s.seqstart, s.seqcache, s.seqcycle,
      (SELECT d.refobjid::regclass FROM pg_depend d WHERE d.objid = s.seqrelid AND d.deptype IN ('a', 'i') AND d.refobjsubid > 0)) AS line FROM pg_sequence s`,
  constraint: `SELECT format('%s %s %s', c.conrelid::regclass, c.conname, pg_get_constraintdef(c.oid)) AS line
    FROM pg_constraint c WHERE c.connamespace IN ${SCHEMAS} AND c.contype <> 'n'`,
  index: `SELECT pg_get_indexdef(i.indexrelid) AS line FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid WHERE c.relnamespace IN ${SCHEMAS}`,
  trigger: `SELECT pg_get_triggerdef(t.oid) AS line FROM pg_trigger t WHERE NOT t.tgisinternal`,
  function: `SELECT pg_get_functiondef(p.oid) AS line FROM pg_proc p WHERE p.pronamespace IN ${SCHEMAS} AND ${OURS('pg_proc', 'p.oid')}`,
  'function right': `SELECT format('%s: %s may %s', p.oid::regprocedure, CASE a.grantee WHEN 0 THEN 'public' ELSE a.grantee::regrole::text END, a.privilege_type) AS line
    FROM pg_proc p, aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a WHERE p.pronamespace IN ${SCHEMAS} AND ${OURS('pg_proc', 'p.oid')} AND a.grantee <> p.proowner`,
  'relation right': `SELECT format('%s: %s may %s', c.oid::regclass, CASE a.grantee WHEN 0 THEN 'public' ELSE a.grantee::regrole::text END, a.privilege_type) AS line
    FROM pg_class c, aclexplode(c.relacl) a WHERE c.relnamespace IN ${SCHEMAS} AND a.grantee <> c.relowner`,
  'column right': `SELECT format('%s.%s: %s may %s', c.oid::regclass, t.attname, a.grantee::regrole, a.privilege_type) AS line
    FROM pg_class c JOIN pg_attribute t ON t.attrelid = c.oid, aclexplode(t.attacl) a WHERE c.relnamespace IN ${SCHEMAS}`,
  'schema right': `SELECT format('%s: %s may %s', n.nspname, CASE a.grantee WHEN 0 THEN 'public' ELSE a.grantee::regrole::text END, a.privilege_type) AS line
    FROM pg_namespace n, aclexplode(n.nspacl) a WHERE n.oid IN ${SCHEMAS} AND a.grantee <> n.nspowner`,
};

/** Everything that a schema consists of, one line a fact, in a fixed order: equal lists are equal schemas. */
export async function readCatalogue(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const lines: string[] = [];
    for (const [kind, query] of Object.entries(QUERIES)) {
      const { rows } = await client.query<{ line: string }>(query);
      lines.push(...rows.map(({ line }) => `${kind}: ${line}`));
    }
    return lines.sort();
  } finally {
    await client.end();
  }
}
