import { useDispatch, useSelector } from 'react-redux';
import { Icon, type IconName } from '../../../components/icon.tsx';
import { buttonClass } from '../../../components/ui/button-styles.ts';
import { siteText } from '../../../lib/messages/site.ts';
import { selectTheme, THEMES, type Theme, themeChosen } from '../../../lib/theme/theme.slice.ts';

const ICONS: Readonly<Record<Theme, IconName>> = { system: 'monitor', light: 'sun', dark: 'moon' };

/** Goes round: system, light, dark. */
export function ThemeToggle() {
  const theme = useSelector(selectTheme);
  const dispatch = useDispatch();
  return (
    <button
      type="button"
      onClick={() => dispatch(themeChosen(nextTheme(theme)))}
      aria-label={siteText.themeButton(siteText.theme[theme])}
      title={siteText.themeButton(siteText.theme[theme])}
      className={buttonClass('ghost', 'icon', 'js-only')}
    >
      <Icon name={ICONS[theme]} className="size-5" />
    </button>
  );
}

function nextTheme(theme: Theme): Theme {
  return THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system';
}
