import type { SiteInfo } from '#contracts/api/page.ts';
import { footerText } from './footer.messages.en.ts';

/** Networks on which the site can be recommended; each opens its own form. */
export function shareTargets({ name, publicUrl }: SiteInfo) {
  const url = encodeURIComponent(`${publicUrl}/`);
  const text = encodeURIComponent(footerText.recommendation(name));
  return [
    { name: 'WhatsApp', href: `https://wa.me/?text=${text}%20${url}` },
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { name: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
    { name: 'X', href: `https://x.com/intent/post?text=${text}&url=${url}` },
  ];
}

/** Pages of the operator on other networks, as far as they are stated. */
export function networksOf({ facebook, linkedIn, x, instagram, youTube }: SiteInfo['contact']) {
  return Object.entries({
    Facebook: facebook,
    LinkedIn: linkedIn,
    X: x,
    Instagram: instagram,
    YouTube: youTube,
  }).flatMap(([name, href]) => (href === undefined ? [] : [{ name, href }]));
}
