/** The number by which addresses, the audit and support call a record; it reads the same beside a name in Urdu. */
export function RecordId({ id }: { readonly id: number }) {
  return (
    <span dir="ltr" className="inline-block shrink-0 font-normal text-soft text-xs tabular-nums">
      #{id}
    </span>
  );
}
