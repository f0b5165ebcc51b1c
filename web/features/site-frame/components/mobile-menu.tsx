import { Icon } from '../../../components/icon.tsx';
import { buttonClass } from '../../../components/ui/button.tsx';
import { useDetailsMenu } from '../../../components/use-details-menu.ts';
import { text } from '../messages.en.ts';
import { AccountMenu } from './account-area.tsx';
import { NavLinks } from './nav-links.tsx';

/** A details element: it opens before, and without, JavaScript. Escape and every item close it. */
export function MobileMenu() {
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
