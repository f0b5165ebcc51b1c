import type { SiteInfo } from '#contracts/api/page.ts';
import type { Head } from '../../lib/head/head.ts';
import { breadcrumbJsonLd, questionsJsonLd } from '../../lib/head/json-ld.ts';
import { newsletterQuestions, newsletterText } from '../../lib/messages/newsletter/page.ts';
import { siteText } from '../../lib/messages/site.ts';
import { paths } from '../../lib/routing/paths.ts';

export function newsletterHead(site: SiteInfo): Head {
  return {
    title: newsletterText.title(site.name),
    description: newsletterText.description,
    canonical: paths.newsletter,
    jsonLd: import.meta.env.SSR
      ? [
          breadcrumbJsonLd(
            [
              { name: siteText.home, path: paths.home },
              { name: siteText.newsletter, path: paths.newsletter },
            ],
            site,
          ),
          questionsJsonLd(newsletterQuestions),
        ]
      : [],
  };
}
