import {
  columnOf,
  OPTIONAL_TENDER_FIELDS,
  type OptionalField,
} from '#contracts/vocabulary/fields/optional-tender-fields.ts';
import { type SQLQuery, sql } from '../connection.ts';

/** Columns of a tender `t` by the names of their fields; times as `HH:MM`. */
export const optionalColumns = (fields: readonly OptionalField[]): SQLQuery =>
  sql.join(
    fields.map((field) => {
      const column = sql`t.${sql.ident(columnOf(field))}`;
      const value = OPTIONAL_TENDER_FIELDS[field].kind === 'time' ? sql`to_char(${column}, 'HH24:MI')` : column;
      return sql`${value} AS ${sql.ident(field)}`;
    }),
    ', ',
  );
