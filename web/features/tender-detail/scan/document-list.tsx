import type { TenderDocument } from '#contracts/api/tenders/documents.ts';
import { documentFacts } from '#contracts/rules/documents/document-facts.ts';

/** Links to the files of a notice; none is loaded before somebody asks. */
export function DocumentList({ documents }: { readonly documents: readonly TenderDocument[] }) {
  return (
    <ol className="divide-y divide-line border-line border-y">
      {documents.map((file) => (
        <li key={file.digest} className="flex flex-wrap justify-between gap-x-4 py-2.5">
          <a href={file.url} rel="nofollow" className="wrap-anywhere text-link underline underline-offset-4">
            <bdi>{file.name}</bdi>
          </a>
          <span className="text-soft text-sm">{documentFacts(file)}</span>
        </li>
      ))}
    </ol>
  );
}
