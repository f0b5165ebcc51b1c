/** Names that would pass for the site itself or for its staff. */
const RESERVED: ReadonlySet<string> = new Set(
  `abuse account accounts admin administration administrator admins ailaan ailaanpk anonymous api billing bot contact
  daemon everybody everyone guest help helpdesk hostmaster info login logout mail mailerdaemon me mod moderator moderators
  newsletter nobody noreply notifications null official operator owner payment payments postmaster press privacy root
  sales security settings signin signup staff subscribe subscriptions superadmin superuser support supports sysadmin
  sysop system team tender tenders test undefined user users visitor webmaster www`.split(/\s+/),
);

/** Digits that are read as letters. */
const READ_AS: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't' };

/** True also for disguises: `Admin`, `a.d.m.i.n`, `adm1n`, `admin_2026`. Usernames have only ASCII by their schema. */
export function isReserved(username: string): boolean {
  const plain = username.toLowerCase().replace(/[_.-]/g, '');
  const spoken = plain.replace(/[013457]/g, (digit) => READ_AS[digit] ?? digit);
  return [plain, plain.replace(/(?<!\d)\d+$/, ''), spoken].some((name) => RESERVED.has(name));
}
