import { useEffect, useRef, useState } from 'react';
import { text } from '../messages.en.ts';
import { AccountArea } from './account-area.tsx';
import { Logo } from './logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { NavLinks } from './nav-links.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

interface HeaderProps {
  /** Lies on the page's hero until the page is scrolled. */
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
        <div className="page-width flex h-16 items-center gap-4">
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
