import { TENDER_LABELS } from '../../vocabulary/fields/tender-fields.ts';

interface RefusedRow {
  readonly place: string;
  readonly column: string;
  readonly reason: string;
  readonly row?: Readonly<Record<string, string>> | undefined;
}

/** Organizations stand in files by their names. */
const LABELS: Readonly<Record<string, string>> = {
  ...TENDER_LABELS,
  procuringOrganization: TENDER_LABELS.procuringOrganizationId,
  organizations: TENDER_LABELS.organizationIds,
  procuringOrganizationId: 'procuringOrganizationId',
  organizationIds: 'organizationIds',
};

/**
 * Refused rows whole, to be corrected and imported: a line of headings that every import knows, then a line for each, and
 * last what is wrong with it. Empty without any.
 */
export function refusedTable(problems: readonly RefusedRow[]): readonly (readonly string[])[] {
  const refused = problems.flatMap(({ row, place, column, reason }) =>
    row === undefined ? [] : [{ row, why: `${place}: ${column === '' ? '' : `${column}: `}${reason}` }],
  );
  if (refused.length === 0) return [];
  const fields = [...new Set([...Object.keys(LABELS), ...refused.flatMap(({ row }) => Object.keys(row))])].filter(
    (field) => refused.some(({ row }) => row[field] !== undefined),
  );
  return [
    [...fields.map((field) => LABELS[field] ?? field), 'What is wrong'],
    ...refused.map(({ row, why }) => [...fields.map((field) => row[field] ?? ''), why]),
  ];
}
