import { type LedgerEntry, type LedgerFilters, ledgerEndpoints } from '#contracts/api/operations/ledger.ts';
import { karachiDay } from '#contracts/rules/karachi-time.ts';
import { BYTE_ORDER_MARK, csvLine } from '../../../../platform/formats/csv.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { countedAnswer } from '../../../platform/lists/answer-rows.ts';
import { orMissing } from '../../../platform/refusal.ts';
import { type LedgerRow, listLedger, sumLedger, wholeLedger } from './ledger.queries.ts';
import { readReceipt } from './payment.queries.ts';

const COLUMNS: Readonly<Record<string, (row: LedgerRow) => string | number | null>> = {
  state: ({ state }) => state,
  name: ({ name }) => name,
  email: ({ email }) => email,
  payment_reference: ({ paymentReference }) => paymentReference,
  plan: ({ plan }) => plan,
  owed: ({ state, amount }) => (state === 'owing' ? amount : null),
  received: ({ state, amount }) => (state === 'owing' ? null : amount),
  returned: ({ reversedAmount }) => reversedAmount,
  receipt: ({ receipt }) => receipt,
  bank_reference: ({ bankReference }) => bankReference,
  received_at: ({ receivedAt }) => receivedAt,
  owed_since: ({ state, at }) => (state === 'owing' ? at : null),
  recorded_at: ({ state, at }) => (state === 'owing' ? null : at),
  expires_at: ({ expiresAt }) => expiresAt,
  reversed_at: ({ reversedAt }) => reversedAt,
  reversal_reason: ({ reversalReason }) => reversalReason,
};

export function ledgerRoutes({ db, clock, tokens, securityLog }: Dependencies): readonly Route[] {
  const withToken = (row: LedgerRow): LedgerEntry => ({
    ...row,
    receiptToken: row.paymentId === null ? null : tokens.receipts.sign(row.paymentId),
  });
  return [
    route(ledgerEndpoints.list, async ({ query }) => {
      const { rows, total } = await listLedger(db, query, clock());
      return countedAnswer({ rows: rows.map(withToken), total });
    }),
    route(ledgerEndpoints.totals, async ({ query }) => ({ body: await sumLedger(db, query, clock()) })),
    route(ledgerEndpoints.export, async ({ query, meta, req }) => {
      const { method, path } = ledgerEndpoints.export;
      // no log, no export: whoever takes the ledger with him is in it first
      if (req.method === method)
        await securityLog.recordExport({ route: path, format: 'csv', filter: inLog(query) }, meta);
      const rows = await wholeLedger(db, query, clock());
      const lines = rows.map((row) => csvLine(Object.values(COLUMNS).map((cell) => cell(row))));
      return {
        headers: {
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': `attachment; filename="ailaan-payments-${karachiDay(clock())}.csv"`,
          'Cache-Control': 'private, no-store',
          'X-Total-Count': String(rows.length),
        },
        body: BYTE_ORDER_MARK + csvLine(Object.keys(COLUMNS)) + lines.join(''),
      };
    }),
    route(ledgerEndpoints.receipt, async ({ params }) => {
      const id = orMissing('Receipt', tokens.receipts.verify(params.token ?? ''));
      return { body: await readReceipt(db, id) };
    }),
  ];
}

/** Words of a search may name a person, and the log keeps what it has. */
const inLog = ({ state, search }: LedgerFilters): Record<string, string> => ({
  ...(state === undefined ? {} : { state }),
  ...(search === undefined ? {} : { search: 'some words' }),
});
