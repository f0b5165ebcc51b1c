/** Kinds of refusals by status: the end of the `type` of a problem, and what each means. */
export const PROBLEM_KINDS: Readonly<Record<number, readonly [kind: string, meaning: string]>> = {
  400: ['invalid', 'Something in the address, the headers or the body is not as the call wants it; errors says what.'],
  401: ['not-signed-in', 'Only somebody who is signed in may do this, or name and password do not fit.'],
  403: ['forbidden', 'The account may not do this, or another site sent the request.'],
  404: ['not-found', 'There is nothing here, or no longer.'],
  405: ['method', 'The address is right, the method is not; the header Allow names those that are possible.'],
  406: ['not-acceptable', 'The header Accept rules out the only format that the address has.'],
  409: ['conflict', 'It contradicts what is there already: a name that is taken, a thing that is in use.'],
  410: ['gone', 'It was here, and was taken away for good.'],
  412: ['stale', 'Somebody else changed it since the ETag in If-Match was read; nothing was overwritten.'],
  413: ['too-large', 'The body is larger than the call takes.'],
  415: ['media-type', 'The body is of a kind that the call does not take, or is compressed.'],
  429: ['too-many', 'The budget of the network or account is used up; Retry-After says for how many seconds.'],
  500: ['our-fault', 'Something went wrong on our side; the request id helps us to find it.'],
  503: ['busy', 'The portal cannot answer just now; Retry-After says when to try again.'],
};

export const problemKind = (status: number): string =>
  PROBLEM_KINDS[status]?.[0] ?? (status < 500 ? 'invalid' : 'our-fault');
