import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'wouter';
import { Icon, type IconName } from '../../../components/icon.tsx';
import { buttonClass } from '../../../components/ui/button.tsx';
import { useDetailsMenu } from '../../../components/use-details-menu.ts';
import { siteText } from '../../../lib/messages.en.ts';
import { paths } from '../../../lib/routing/paths.ts';
import { useSite } from '../../../lib/site.tsx';
import { selectTheme, THEMES, type Theme, themeChosen } from '../../../lib/theme/theme.slice.ts';
import { text } from '../messages.en.ts';
import { AccountArea, AccountMenu } from './account-area.tsx';
import { NavLinks } from './nav-links.tsx';

interface HeaderProps {
  /** True: lies on the page's hero until the page is scrolled. */
  readonly transparent: boolean;
}

const LOOK =
  'group/header no-print sticky top-0 z-30 border-line border-b bg-surface transition-colors ' +
  'data-[clear]:border-transparent data-[clear]:bg-hero data-[clear]:text-hero-ink';

export function Header({ transparent }: HeaderProps) {
  const [isTop, setTop] = useState(true);
  const sentinel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sentinel.current === null) return;
    const observer = new IntersectionObserver(([entry]) => setTop(entry?.isIntersecting ?? true));
    observer.observe(sentinel.current);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <div ref={sentinel} aria-hidden="true" className="absolute top-0 h-2 w-px" />
      <header data-clear={transparent && isTop ? '' : undefined} className={LOOK}>
        <div className="page-width flex h-16 items-center gap-(--gutter)">
          <Logo />
          <nav aria-label={text.mainNavigation} className="ms-4 hidden shrink-0 lg:block">
            <ul className="flex items-center gap-1">
              <NavLinks layout="wide" />
            </ul>
          </nav>
          <div className="ms-auto flex shrink-0 items-center gap-1">
            <ThemeToggle />
            <div className="hidden items-center gap-2 lg:flex">
              <AccountArea />
            </div>
            <MobileMenu />
          </div>
        </div>
      </header>
    </>
  );
}

/** A posted notice under a new moon, and the name in both scripts. */
function Logo() {
  const { name } = useSite();
  return (
    <Link href={paths.home} className="inline-flex min-w-0 items-center gap-2.5 rounded-sm">
      <svg className="size-[min(2rem,10vw)] shrink-0" aria-hidden="true">
        <use href="#logo" />
      </svg>
      <span className="truncate py-1 font-bold font-display text-[min(1.25rem,6.25vw)] leading-none">{name}</span>
      {name === siteText.latinName && (
        <span
          lang="ur"
          dir="rtl"
          aria-hidden="true"
          className="hidden text-soft text-sm leading-none sm:inline group-data-[clear]/header:text-hero-soft"
        >
          {siteText.urduName}
        </span>
      )}
    </Link>
  );
}

const ICONS: Readonly<Record<Theme, IconName>> = { system: 'monitor', light: 'sun', dark: 'moon' };

function ThemeToggle() {
  const theme = useSelector(selectTheme);
  const dispatch = useDispatch();
  return (
    <button
      type="button"
      onClick={() => dispatch(themeChosen(nextTheme(theme)))}
      aria-label={text.themeButton(text.theme[theme])}
      title={text.themeButton(text.theme[theme])}
      className={buttonClass('ghost', 'icon', 'js-only')}
    >
      <Icon name={ICONS[theme]} className="size-5" />
    </button>
  );
}

const nextTheme = (theme: Theme): Theme => THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system';

/** A details element: it opens before, and without, JavaScript. Escape, Back and every item close it. */
function MobileMenu() {
  const { ref, close } = useDetailsMenu();
  return (
    <details ref={ref} className="group/menu lg:hidden">
      <summary aria-label={text.menu} data-focus-fallback="" className={buttonClass('ghost', 'icon')}>
        <Icon name="menu" className="size-6 group-open/menu:hidden" />
        <Icon name="x" className="hidden size-6 group-open/menu:block" />
      </summary>
      <div className="absolute inset-x-0 top-full max-h-[min(500px,calc(100dvh-5rem))] overflow-y-auto border-line border-b bg-surface p-4 text-ink lift-xl">
        <nav aria-label={text.mainNavigation}>
          <ul className="flex flex-col gap-1">
            <NavLinks layout="narrow" onNavigate={close} />
          </ul>
        </nav>
        <hr className="my-4 border-line" />
        <AccountMenu onNavigate={close} />
      </div>
    </details>
  );
}
