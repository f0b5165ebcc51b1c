/** The number by which addresses, the audit and support call a record. */
export function RecordId({ id }: { readonly id: number }) {
  return <span className="shrink-0 font-normal text-soft text-xs tabular-nums">#{id}</span>;
}
