/** For href: an address that a mail may link to; anything else (`javascript:`) leads nowhere. */
export function safeUrl(url: string): string {
  return /^(https?:\/\/|mailto:)[^\s]+$/.test(url) ? url : '#';
}
