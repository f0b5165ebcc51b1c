import type { ReactNode } from 'react';
import type { SiteInfo } from '#contracts/api/page.ts';
import { Icon } from '../../../components/icon.tsx';
import { siteText } from '../../../lib/messages.en.ts';
import { paths } from '../../../lib/routing/paths.ts';
import { useSite } from '../../../lib/site.tsx';
import { footerText } from '../footer.messages.en.ts';

const EXPLORE = [
  { label: siteText.tenders, href: paths.tenders },
  { label: siteText.newsletter, href: paths.newsletter },
  { label: siteText.about, href: paths.about },
  { label: siteText.contact, href: paths.contact },
] as const;

const LEGAL = [
  { label: footerText.privacy, href: paths.privacy },
  { label: footerText.terms, href: paths.terms },
  { label: footerText.cookies, href: paths.cookies },
  { label: footerText.reuse, href: paths.reuse },
] as const;

const LINK = 'inline-flex min-h-8 min-w-6 items-center hover:underline underline-offset-4';

/** Drawn by the server only: it is the same on every page. */
export function Footer() {
  const site = useSite();
  const { address, phone, whatsApp, openingHours } = site.contact;
  const networks = networksOf(site.contact);
  return (
    <footer className="no-print mt-auto bg-hero text-hero-soft text-sm">
      <div className="jali">
        <div className="page-width grid gap-8 py-10 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1.5fr]">
          <div>
            <p className="font-bold font-display text-hero-ink text-xl">{site.name}</p>
            <p className="mt-2 max-w-xs leading-relaxed">{footerText.description}</p>
          </div>
          <FooterColumn title={footerText.explore} links={EXPLORE} />
          <FooterColumn title={footerText.legal} links={LEGAL} />
          <div className="flex flex-col gap-5">
            <FooterSection title={footerText.contactTitle}>
              <address className="not-italic">
                {address !== undefined && (
                  <p className="flex min-h-8 items-center gap-2 whitespace-pre-line">
                    <Icon name="map-pin" className="size-4" />
                    {address}
                  </p>
                )}
                <a href={`mailto:${site.supportEmail}`} className={`${LINK} gap-2 wrap-anywhere`}>
                  <Icon name="mail" className="size-4" />
                  {site.supportEmail}
                </a>
                {phone !== undefined && (
                  <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={`${LINK} w-full`}>
                    {phone}
                  </a>
                )}
                {whatsApp !== undefined && (
                  <a href={`https://wa.me/${whatsApp.slice(1)}`} rel="noopener" className={`${LINK} w-full`}>
                    {footerText.whatsApp(whatsApp)}
                  </a>
                )}
                {openingHours !== undefined && <p className="min-h-8">{openingHours}</p>}
              </address>
            </FooterSection>
            {networks.length > 0 && (
              <FooterSection title={footerText.followTitle}>
                <OutwardLinks links={networks} labelOf={(name) => footerText.followOn(site.name, name)} />
              </FooterSection>
            )}
            <FooterSection title={footerText.shareTitle}>
              <OutwardLinks links={shareTargets(site)} labelOf={(name) => footerText.shareOn(site.name, name)} />
            </FooterSection>
          </div>
        </div>
        <div className="page-width">
          <p className="border-white/15 border-t py-5">{footerText.copyright(site.year, site.name)}</p>
        </div>
      </div>
    </footer>
  );
}

function FooterSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div>
      <h2 className="mb-2 font-semibold text-hero-ink">{title}</h2>
      {children}
    </div>
  );
}

interface FooterColumnProps {
  readonly title: string;
  readonly links: readonly { readonly label: string; readonly href: string }[];
}

function FooterColumn({ title, links }: FooterColumnProps) {
  return (
    <FooterSection title={title}>
      <nav aria-label={title}>
        <ul>
          {links.map(({ label, href }) => (
            <li key={href}>
              <a href={href} className={LINK}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </FooterSection>
  );
}

interface OutwardLinksProps {
  readonly links: readonly { readonly name: string; readonly href: string }[];
  readonly labelOf: (name: string) => string;
}

/** Links to other sites, each opened beside this one. */
function OutwardLinks({ links, labelOf }: OutwardLinksProps) {
  return (
    <ul className="flex flex-wrap gap-x-4">
      {links.map(({ name, href }) => (
        <li key={name}>
          <a href={href} target="_blank" rel="noopener noreferrer" aria-label={labelOf(name)} className={LINK}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Networks on which the site can be recommended; each opens its own form. */
function shareTargets({ name, publicUrl }: SiteInfo) {
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
function networksOf({ facebook, linkedIn, x, instagram, youTube }: SiteInfo['contact']) {
  return Object.entries({
    Facebook: facebook,
    LinkedIn: linkedIn,
    X: x,
    Instagram: instagram,
    YouTube: youTube,
  }).flatMap(([name, href]) => (href === undefined ? [] : [{ name, href }]));
}
