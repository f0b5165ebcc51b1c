/** Returns an address that an email may link to; any other (`javascript:`) becomes `#`. */
export function safeUrl(url: string): string {
  return /^(https?:\/\/|mailto:)[^\s]+$/.test(url) ? url : '#';
}
