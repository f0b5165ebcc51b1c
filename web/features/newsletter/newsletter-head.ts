import type { SiteInfo } from '#contracts/api/page.ts';
import type { Head } from '../../lib/head/head.ts';
import { breadcrumbJsonLd, questionsJsonLd } from '../../lib/head/json-ld.ts';
import { siteText } from '../../lib/messages.en.ts';
import { paths } from '../../lib/routing/paths.ts';
import { questions as newsletterQuestions, text } from './messages.en.ts';

export function newsletterHead(site: SiteInfo): Head {
  return {
    title: text.title(site.name),
    description: text.description,
    canonical: paths.newsletter,
    jsonLd: [
      breadcrumbJsonLd([{ name: siteText.newsletter, path: paths.newsletter }], site),
      questionsJsonLd(newsletterQuestions),
    ],
  };
}
