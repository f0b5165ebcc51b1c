import { Link } from 'wouter';
import { useWaiting } from '../api/desk.ts';
import { waitingText } from '../waiting.messages.en.ts';
import { waitingHref, waitingWords } from '../waiting-href.ts';

/** Things that wait for an administrator, in one line with its links; it keeps its place while that is not known. */
export function WaitingLine() {
  const { data } = useWaiting();
  return (
    <p className="no-print mb-4 min-h-6 text-sm">
      {data === undefined ? null : data.length === 0 ? (
        <span className="text-soft">{waitingText.nothing}</span>
      ) : (
        <>
          <span className="font-semibold">{waitingText.line}</span>{' '}
          {data.map((waiting, at) => (
            <span key={waiting.name}>
              {at > 0 && <span aria-hidden="true"> · </span>}
              <Link href={waitingHref(waiting)} className="inline-block py-0.5 text-link underline underline-offset-4">
                {waitingWords(waiting)}
              </Link>
            </span>
          ))}
        </>
      )}
    </p>
  );
}
