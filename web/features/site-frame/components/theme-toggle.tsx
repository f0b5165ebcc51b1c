import { Monitor, Moon, Sun } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { buttonClass } from '../../../components/ui/button-styles.ts';
import { siteText } from '../../../lib/messages/site.ts';
import { selectTheme, THEMES, type Theme, themeChosen } from '../../../lib/theme/theme.slice.ts';

const ICONS = { system: Monitor, light: Sun, dark: Moon } as const;

/** Goes round: system, light, dark. */
export function ThemeToggle() {
  const theme = useSelector(selectTheme);
  const dispatch = useDispatch();
  const Icon = ICONS[theme];
  return (
    <button
      type="button"
      onClick={() => dispatch(themeChosen(nextTheme(theme)))}
      aria-label={siteText.themeButton(siteText.theme[theme])}
      title={siteText.themeButton(siteText.theme[theme])}
      className={buttonClass('ghost', 'icon', 'js-only in-data-[clear]:enabled:hover:bg-white/10')}
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  );
}

function nextTheme(theme: Theme): Theme {
  return THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system';
}
